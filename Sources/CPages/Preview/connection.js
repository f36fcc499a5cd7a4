"use strict";

/** The place of the token in the tab's storage, so that the page can be reloaded. */
const TOKEN_PLACE = "galley-preview:token";

/** A refusal of the server, or its silence (status 0), in words. */
class Refusal extends Error {
  constructor(message, status = 0) {
    super(message);
    this.status = status;
  }
}

/** The way to the server. */
class Connection {
  constructor() {
    this.token = this.takeToken();
  }

  /** Takes the token out of the address, which may be copied, and keeps it for this tab. */
  takeToken() {
    const token = new URLSearchParams(location.search).get("token");
    try {
      if (token) sessionStorage.setItem(TOKEN_PLACE, token);
      history.replaceState(null, "", location.pathname + location.hash);
      return token ?? sessionStorage.getItem(TOKEN_PLACE);
    } catch {
      // If storage is unavailable, a reload needs the address with the token.
      return token;
    }
  }

  /** Asks for JSON. Values of the query that are `null`, `undefined` or empty are left out. */
  async get(path, query = {}, signal = undefined) {
    const response = await this.send(`${path}?${queryText(query)}`, { signal });
    return response.json();
  }

  async frame(query, signal) {
    const response = await this.send(`frame?${queryText(query)}`, { signal });
    return Frame.read(await response.arrayBuffer());
  }

  async post(path, body) {
    const response = await this.send(path, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${this.token}` },
      body: JSON.stringify(body),
    });
    return response.json();
  }

  async send(path, options) {
    const response = await fetch(`api/${path}`, options).catch((error) => {
      if (error.name === "AbortError") throw error;
      throw new Refusal("The server does not answer. Is galley preview still running?");
    });
    if (response.ok) return response;
    const { message } = await response.json().catch(() => ({}));
    if (response.status === 401 || response.status === 403) {
      throw new Refusal("This tab may not do that. Open the address that galley preview printed.", response.status);
    }
    throw new Refusal(message || `The server refused: ${response.status}.`, response.status);
  }
}

function queryText(query) {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined && value !== "");
  return new URLSearchParams(given).toString();
}
