"use strict";

/** The pauses between attempts to reach the server, in milliseconds. */
const PAUSES = [1_000, 2_000, 4_000, 7_000, 10_000];

/** Asks the server all the time whether a file of the project has changed. */
class Changes {
  /** @param {{onVersion: () => Promise<void>, onState: (state: string) => void}} handlers states: `current`, `building`, `lost` */
  constructor(connection, version, handlers) {
    this.connection = connection;
    this.version = version;
    this.handlers = handlers;
  }

  async run() {
    for (let failures = 0; ;) {
      try {
        await this.ask();
        failures = 0;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        this.handlers.onState("lost");
        await new Promise((go) => setTimeout(go, PAUSES[Math.min(failures++, PAUSES.length - 1)]));
      }
    }
  }

  async ask() {
    const { version, isBuilding } = await this.connection.get("changes", { since: this.version });
    const isOther = version !== this.version;
    this.version = version;
    this.handlers.onState(isBuilding ? "building" : "current");
    if (isOther) await this.handlers.onVersion();
  }
}
