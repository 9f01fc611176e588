const { rmSync } = require('node:fs');

module.exports = async () => {
  const running = globalThis.schoolTestDatabase;
  if (!running) return;
  await running.database.stop();
  rmSync(running.dataDir, { recursive: true, force: true });
};
