import { expect, it } from 'vitest';
import { adaptPolicies } from './content-security-policy.ts';

const ours = 'http://localhost:4400/__retouch/';
const adapt = (header: string) =>
  adaptPolicies(header, { scriptSource: ours, newNonce: () => 'NEW' });

// What each keyword and directive means: CSP Level 3, sections 2.3, 6.1 and 6.4.2.
it.each([
  ["frame-ancestors 'none'", "frame-ancestors 'self'", undefined],
  ['frame-ancestors https://a.example', "frame-ancestors 'self'", undefined],
  ["img-src 'self'", "img-src 'self'", undefined],
  ["script-src 'self'", `script-src 'self' ${ours}`, undefined],
  ["script-src 'none'", `script-src ${ours}`, undefined],
  ["default-src 'self'", `default-src 'self'; script-src 'self' ${ours}`, undefined],
  ["script-src 'unsafe-inline'", `script-src 'unsafe-inline' ${ours}`, undefined],
  [
    "script-src 'self'; script-src-elem https://a.example",
    `script-src 'self'; script-src-elem https://a.example ${ours}`,
    undefined,
  ],
  ["script-src 'nonce-abc' 'strict-dynamic'", "script-src 'nonce-abc' 'strict-dynamic'", 'abc'],
  [
    "script-src 'sha256-xyz' 'strict-dynamic'",
    "script-src 'sha256-xyz' 'strict-dynamic' 'nonce-NEW'",
    'NEW',
  ],
  [
    "script-src 'nonce-abc', default-src 'self'",
    `script-src 'nonce-abc', default-src 'self'; script-src 'self' ${ours}`,
    'abc',
  ],
  ["Script-Src  'self' ; ; script-src 'none'", `script-src 'self' ${ours}`, undefined],
  ['upgrade-insecure-requests', 'upgrade-insecure-requests', undefined],
])('%s', (header, adapted, nonce) => {
  expect(adapt(header)).toEqual({ header: adapted, nonce });
});
