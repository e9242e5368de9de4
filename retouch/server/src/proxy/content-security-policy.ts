/** What the policies of a page have to allow for scripts of ours to run in it, inside a frame of ours. */
export interface FrameNeeds {
  /** The folder that our scripts are in: `http://localhost:4400/__retouch/`. */
  readonly scriptSource: string;
  /** Used where a policy takes nothing but nonces and hashes and names no nonce itself. */
  readonly newNonce: () => string;
}

/** Policies as they are sent on, and the nonce that our script tags carry, if they need one. */
export interface AdaptedPolicies {
  readonly header: string;
  readonly nonce: string | undefined;
}

type Directives = ReadonlyMap<string, readonly string[]>;

/**
 * Adapts the value of a `Content-Security-Policy` header (CSP Level 3) so that the page may stand in
 * a frame of its own origin and load our scripts; all else stays as the app wants it. A nonce of the
 * app's own is taken for ours too.
 */
export function adaptPolicies(header: string, needs: FrameNeeds): AdaptedPolicies {
  const policies = header.split(',').map(directivesOf);
  const own = policies.flatMap((policy) => nonceIn(scriptSources(policy)) ?? [])[0];
  let nonce = own;
  const adapted = policies.map((policy) => {
    const framed = withFrames(policy);
    const sources = scriptSources(framed);
    if (sources === undefined || nonceIn(sources) !== undefined) return framed;
    if (!sources.includes("'strict-dynamic'")) return withScripts(framed, needs.scriptSource);
    nonce ??= needs.newNonce();
    return withScripts(framed, `'nonce-${nonce}'`);
  });
  return { header: adapted.map(written).join(', '), nonce };
}

function directivesOf(policy: string): Directives {
  const directives = new Map<string, readonly string[]>();
  for (const directive of policy.split(';')) {
    const [name = '', ...values] = directive.trim().split(/\s+/);
    // The first of a name counts.
    if (name !== '' && !directives.has(name.toLowerCase())) {
      directives.set(name.toLowerCase(), values);
    }
  }
  return directives;
}

function written(policy: Directives): string {
  return [...policy].map(([name, values]) => [name, ...values].join(' ')).join('; ');
}

function withFrames(policy: Directives): Directives {
  return policy.has('frame-ancestors')
    ? new Map([...policy, ['frame-ancestors', ["'self'"]]])
    : policy;
}

/** What decides which script elements may load; undefined where nothing does. */
function scriptSources(policy: Directives): readonly string[] | undefined {
  return policy.get('script-src-elem') ?? policy.get('script-src') ?? policy.get('default-src');
}

function nonceIn(sources: readonly string[] | undefined): string | undefined {
  for (const source of sources ?? []) {
    const nonce = /^'nonce-(.+)'$/i.exec(source)?.[1];
    if (nonce !== undefined) return nonce;
  }
  return undefined;
}

function withScripts(policy: Directives, source: string): Directives {
  const name = policy.has('script-src-elem') ? 'script-src-elem' : 'script-src';
  const before = (scriptSources(policy) ?? []).filter((value) => value.toLowerCase() !== "'none'");
  return new Map([...policy, [name, [...before, source]]]);
}
