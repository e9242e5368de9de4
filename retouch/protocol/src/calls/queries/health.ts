/** `GET health`: whether the server is up, answered without a look at any canvas. */
export interface Health {
  readonly status: 'ok';
  readonly product: 'retouch';
  readonly version: string;
}
