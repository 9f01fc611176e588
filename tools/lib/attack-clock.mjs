// Loaded into an office's program before anything of its own: its time is the real one and what it is told to add.
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
// Who moves it is gone.
process.once('disconnect', () => process.exit(1));
