/// The median duration of as many runs as fit a quarter of a second, at least 3.
func medianMicroseconds(of body: () -> Void) -> Double {
  let end = ContinuousClock.now + .milliseconds(250)
  var times: [Double] = []
  while times.count < 3 || (ContinuousClock.now < end && times.count < 2000) { times.append(microseconds(of: body)) }
  return times.sorted()[times.count / 2]
}

/// The duration of one run.
func microseconds(of body: () -> Void) -> Double {
  let time = ContinuousClock().measure(body)
  return Double(time.components.attoseconds) / 1e12 + Double(time.components.seconds) * 1e6
}
