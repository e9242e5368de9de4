import { hash } from 'node:crypto';

/** The namespace of Retouch's ids (RFC 9562, version 5): a UUID made once, at random. */
const namespace = Buffer.from('8f1c2f0e5e0b4f57a1d39c3f6b7d2e41', 'hex');

/** The id of what `name` describes: `tempo-` and the UUID, version 5, of the name. */
export function codebaseIdOf(name: string): string {
  const digest = hash('sha1', Buffer.concat([namespace, Buffer.from(name)]), 'hex');
  const variant = ((Number.parseInt(digest.charAt(16), 16) & 0x3) | 0x8).toString(16);
  const parts = [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `5${digest.slice(13, 16)}`,
    `${variant}${digest.slice(17, 20)}`,
    digest.slice(20, 32),
  ];
  return `tempo-${parts.join('-')}`;
}
