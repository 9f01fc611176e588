// Runs in a process of its own: starts a database, prints its process ID, and ends in the way it is told.
const { startEmbeddedMongo } = require('../dist/index.cjs');

const ends = {
  exit: () => process.exit(3),
  throw: () => {
    throw new Error('a fault of the program');
  },
};

startEmbeddedMongo({ dataDir: process.argv[2] }).then(({ pid }) => {
  process.stdin.once('data', (name) => ends[name]());
  // Printed as text, as a number would be coloured if colours are on.
  console.log(String(pid));
});
