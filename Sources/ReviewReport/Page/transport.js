"use strict";

/**
 * Where decisions go. A transport has `verb`, the word on its button, and `send({accept, reject}, digests)`, which
 * answers with the outcome of each path, `{path, ok, message}`, or throws an `Error` whose message tells why nothing was sent.
 */
function chooseTransport(place = location) {
  const token = new URLSearchParams(place.search).get("token");
  return place.protocol.startsWith("http") && token ? new ServerTransport(token) : new FileTransport();
}

/** Hands the decisions to the reviewer as a file. */
class FileTransport {
  verb = "Export decisions";
  isServer = false;

  async send({ accept, reject }) {
    const text = JSON.stringify({ galleyDecisions: 1, accept, reject }, null, 2) + "\n";
    const link = make("a", { download: "decisions.json" });
    link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    return [];
  }
}

/** Has `galley review` carry the decisions out. */
class ServerTransport {
  verb = "Apply decisions";
  isServer = true;

  constructor(token) {
    this.token = token;
  }

  async send({ accept, reject }, digests) {
    const response = await fetch("api/decisions", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ token: this.token, accept, reject, digests }),
    }).catch(() => { throw new Error("The server does not answer. Is galley review still running?"); });
    const answer = await response.json().catch(() => ({}));
    if (!response.ok) throw new Error(answer.message || `The server refused: ${response.status}.`);
    return answer.results ?? [];
  }
}
