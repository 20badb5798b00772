'use strict';

const NEXT = /<([^>]+)>;\s*rel="next"/;

class Client {
  constructor({ url, token, fetch = globalThis.fetch }) {
    this.url = url;
    this.token = token;
    this.fetch = fetch;
  }

  async issues(project) {
    const issues = [];
    let next = `${this.url}/projects/${encodeURIComponent(project)}/issues`;
    while (next) {
      const response = await this.fetch(next, { headers: { Authorization: `Bearer ${this.token}` } });
      if (response.status !== 200) throw new Error(`${next}: status ${response.status}`);
      issues.push(...(await response.json()));
      next = NEXT.exec(response.headers.get('link') ?? '')?.[1];
    }
    return issues;
  }
}

module.exports = { Client };
