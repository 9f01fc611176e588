// The process that has the database started: it reports to the torture what happens to either of them.
const { startEmbeddedMongo } = require('../dist/index.cjs');

const say = (message) => process.connected && process.send(message);

startEmbeddedMongo({ dataDir: process.argv[2], report: say, stallSeconds: Number(process.argv[3]) }).then(
  ({ uri, pid, stop }) => {
    process.once('message', () => void stop().then(() => process.exit(0)));
    process.once('disconnect', () => void stop().then(() => process.exit(0)));
    say({ kind: 'started', uri, pid });
  },
  (error) => process.send({ kind: 'not started', reason: error.message }, () => process.exit(1)),
);
