// Loaded into an office's program before its own code: its time is the real one plus what it is told to add.
const realNow = Date.now.bind(Date);
let added = 0;

Date.now = () => realNow() + added;
globalThis.Date = new Proxy(Date, {
  construct: (RealDate, parts) => (parts.length === 0 ? new RealDate(Date.now()) : new RealDate(...parts)),
});
process.on('message', (milliseconds) => {
  added = milliseconds;
  process.send(added);
});
// The process that moves the clock has ended.
process.once('disconnect', () => process.exit(1));
