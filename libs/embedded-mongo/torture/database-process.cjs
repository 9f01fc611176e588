// The office's process, as far as the database is concerned: it starts it and can be killed with it.
const { startEmbeddedMongo } = require('../dist/index.cjs');

startEmbeddedMongo({ dataDir: process.argv[2] }).then(
  ({ uri, stop }) => {
    process.once('message', () => void stop().then(() => process.exit(0)));
    process.once('disconnect', () => void stop().then(() => process.exit(0)));
    process.send({ uri });
  },
  (error) => {
    process.send({ error: error.message }, () => process.exit(1));
  },
);
