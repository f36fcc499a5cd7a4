"use strict";

/**
 * The ways to deliver decisions. A transport has `verb`, what its button does with decisions, and `send({accept, reject, notes}, digests)`,
 * which returns an outcome for each path, `{path, ok, message}`, or throws an `Error` with the reason why nothing was sent.
 */
function chooseTransport(place = location) {
  const token = new URLSearchParams(place.search).get("token");
  return place.protocol.startsWith("http") && token ? new ServerTransport(token) : new FileTransport();
}

/** Downloads the decisions as a file. */
class FileTransport {
  verb = "Export";
  isServer = false;

  async send({ accept, reject, notes }) {
    const withNotes = Object.keys(notes).length ? { notes } : {};
    const text = JSON.stringify({ galleyDecisions: 1, accept, reject, ...withNotes }, null, 2) + "\n";
    const link = make("a", { download: "decisions.json" });
    link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    return [];
  }
}

/** Sends the decisions to `galley review`, which carries them out. */
class ServerTransport {
  verb = "Apply";
  isServer = true;

  constructor(token) {
    this.token = token;
  }

  async send({ accept, reject, notes }, digests) {
    const response = await fetch("api/decisions", {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${this.token}` },
      body: JSON.stringify({ accept, reject, notes, digests }),
    }).catch(() => { throw new Error("The server does not answer. Is galley review still running?"); });
    const answer = await response.json().catch(() => ({}));
    if (!response.ok) throw new Error(answer.message || `The server refused: ${response.status}.`);
    return answer.results ?? [];
  }
}
