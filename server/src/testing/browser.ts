type Answer = { status: number; headers: Headers; text: string; body: unknown };

/** A minimal browser on HTTP level: stores cookies and sends its origin. */
export class Browser {
  readonly #origin: string;
  readonly #cookies = new Map<string, string>();

  constructor(origin: string) {
    this.#origin = origin;
  }

  cookie(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  keep(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  /** The Cookie header. */
  cookies(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Restores the cookies of an earlier moment. */
  goBackTo(cookies: string): void {
    this.#cookies.clear();
    for (const pair of cookies.split('; ').filter(Boolean)) {
      const index = pair.indexOf('=');
      this.keep(pair.slice(0, index), pair.slice(index + 1));
    }
  }

  /** Sends one request over real HTTP without following redirects. Forms and blobs are sent as they are. */
  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const isEncoded = body instanceof URLSearchParams || body instanceof FormData || body instanceof Blob;
    const response = await fetch(new URL(path, this.#origin), {
      method,
      redirect: 'manual',
      headers: {
        cookie: this.cookies(),
        ...(method !== 'GET' && { origin: this.#origin }),
        ...(body !== undefined && !isEncoded && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isEncoded ? body : JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) this.#readCookie(line);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      headers: response.headers,
      text,
      // A HEAD response has no body.
      body: isJson && text !== '' ? JSON.parse(text) : undefined,
    };
  }

  get(path: string) {
    return this.send('GET', path);
  }

  post(path: string, body: unknown = {}) {
    return this.send('POST', path, body);
  }

  patch(path: string, body: unknown) {
    return this.send('PATCH', path, body);
  }

  delete(path: string) {
    return this.send('DELETE', path);
  }

  /** Follows redirects. */
  async follow(answer: Answer): Promise<Answer> {
    let current = answer;
    for (let hops = 0; current.status >= 300 && current.status < 400; hops++) {
      if (hops > 10) throw new Error('Redirected in circles');
      current = await this.get(current.headers.get('location')!);
    }
    return current;
  }

  /** Opens the sign-in page and returns the action of its form for `mode`. */
  async openSignIn(mode: 'sign-in' | 'register', returnTo = '/'): Promise<string> {
    const start = await this.get(`/api/login?returnTo=${encodeURIComponent(returnTo)}`);
    const authorize = await this.get(start.headers.get('location')!);
    return `${authorize.headers.get('location')}/${mode}`;
  }

  #readCookie(line: string): void {
    const [pair = '', ...attributes] = line.split(';');
    const [name = '', value = ''] = pair.split('=');
    const gone = attributes.some((attribute) => /^\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(attribute));
    if (gone || value === '') this.#cookies.delete(name);
    else this.keep(name, value);
  }
}
