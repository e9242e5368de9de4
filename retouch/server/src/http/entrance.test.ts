import { expect, it } from 'vitest';
import { runningApp, token } from './running-app.testing.ts';

it('makes a cookie of the token and takes it out of the address', async () => {
  const { port } = await runningApp({});
  const entrance = `http://127.0.0.1:${port}/__retouch/`;
  const first = await fetch(`${entrance}?token=${token}&a=b`, { redirect: 'manual' });
  expect(first.status).toBe(302);
  expect(first.headers.get('location')).toBe('/__retouch/?a=b');
  const [cookie = ''] = first.headers.getSetCookie();
  expect(cookie).toBe(
    `retouch_token_${port}=${token}; Path=/__retouch/; HttpOnly; SameSite=Strict`,
  );

  const second = await fetch(entrance, { headers: { cookie: cookie.split(';')[0] ?? '' } });
  expect(second.status).toBe(200);
  expect(await second.text()).toContain('Retouch edits shop');
});

it('lets nobody in without it', async () => {
  const { port } = await runningApp({});
  for (const query of ['', '?token=', '?token=wrong']) {
    const response = await fetch(`http://127.0.0.1:${port}/__retouch/${query}`);
    expect(response.status).toBe(403);
    expect(response.headers.getSetCookie()).toEqual([]);
  }
});
