/// The median duration of as many runs as fit a quarter of a second, at least 3.
func medianMicroseconds(of body: () -> Void) -> Double {
  let clock = ContinuousClock()
  let end = clock.now + .milliseconds(250)
  var times: [Double] = []
  while times.count < 3 || (clock.now < end && times.count < 2000) {
    let time = clock.measure(body)
    times.append(Double(time.components.attoseconds) / 1e12 + Double(time.components.seconds) * 1e6)
  }
  return times.sorted()[times.count / 2]
}
