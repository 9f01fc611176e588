import { createServer } from 'node:net';

/** A port of this machine on which nobody listens at this moment. */
export const freePort = () =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
