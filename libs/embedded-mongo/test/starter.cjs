// A process of its own that starts a database, says its number, and ends in the way it is asked to.
const { startEmbeddedMongo } = require('../dist/index.cjs');

const ends = {
  exit: () => process.exit(3),
  throw: () => {
    throw new Error('a fault of the program');
  },
};

startEmbeddedMongo({ dataDir: process.argv[2] }).then(({ pid }) => {
  process.stdin.once('data', (name) => ends[name]());
  // As text: a number is printed in colour where colours are asked for.
  console.log(String(pid));
});
