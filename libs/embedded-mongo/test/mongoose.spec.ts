import mongoose from 'mongoose';
import { type Running, runServer } from './running-server';

describe('Mongoose', () => {
  let running: Running;
  beforeAll(async () => {
    running = await runServer();
    await mongoose.connect(running.uri, { dbName: 'mongoose' });
  });
  afterAll(async () => {
    await mongoose.disconnect();
    await running.close();
  });

  const Entry = new mongoose.Schema({ no: String, amount: Number });
  const schema = new mongoose.Schema(
    { name: String, entries: [Entry] },
    { timestamps: true, optimisticConcurrency: true },
  );
  schema.index({ name: 1 }, { unique: true });
  const Student = mongoose.model('Student', schema);

  it('saves changes, also inside arrays', async () => {
    await Student.init();
    const student = await Student.create({
      name: 'asha',
      entries: [
        { no: 'R1', amount: 1 },
        { no: 'R2', amount: 2 },
      ],
    });
    student.entries[1]!.amount = 20;
    student.entries.push({ no: 'R3', amount: 3 });
    await student.save();
    student.entries.pull(student.entries[0]);
    await student.save();
    const read = await Student.findOne({ name: 'asha' }).lean();
    expect(read?.entries.map(({ no, amount }) => [no, amount])).toEqual([
      ['R2', 20],
      ['R3', 3],
    ]);
  });

  it('saves what became of lists, maps and fields', async () => {
    const Family = mongoose.model(
      'Family',
      new mongoose.Schema(
        {
          phone: String,
          children: [{ no: Number, marks: [Number] }],
          tags: [String],
          balances: { type: Map, of: Number },
        },
        { optimisticConcurrency: true },
      ),
    );
    const family = await Family.create({
      phone: '1',
      children: [{ no: 1, marks: [1, 2] }, { no: 2 }],
      tags: ['x', 'y', 'z'],
      balances: { a: 1 },
    });
    family.children[0]!.marks.push(9);
    family.balances!.set('b', 2);
    await family.save();
    family.tags.splice(0, 1);
    family.balances!.delete('a');
    family.set('phone', undefined);
    await family.save();
    await Family.updateOne({ _id: family._id }, { $addToSet: { tags: { $each: ['z', 'q'] } } });
    await Family.updateOne({ _id: family._id }, { $push: { 'children.0.marks': { $each: [5, 4] } } });
    const { children, ...read } = await Family.findById(family._id).orFail().lean();
    expect(read).toEqual({ _id: family._id, __v: 2, tags: ['y', 'z', 'q'], balances: { b: 2 } });
    expect(children).toMatchObject([
      { no: 1, marks: [1, 2, 9, 5, 4] },
      { no: 2, marks: [] },
    ]);
  });

  it('notices a change by someone else', async () => {
    await Student.create({ name: 'ravi' });
    const [first, second] = [
      await Student.findOne({ name: 'ravi' }),
      await Student.findOne({ name: 'ravi' }),
    ];
    first!.set('entries', [{ no: 'R9' }]);
    await first!.save();
    second!.set('entries', []);
    second!.set('name', 'other');
    await expect(second!.save()).rejects.toThrow(mongoose.Error.VersionError);
  });

  it('counts up by one document', async () => {
    const Counter = mongoose.model('Counter', new mongoose.Schema({ _id: String, attempts: Number }));
    const next = () =>
      Counter.findOneAndUpdate(
        { _id: 'login' },
        { $inc: { attempts: 1 } },
        { upsert: true, returnDocument: 'after' },
      );
    const seen = await Promise.all(Array.from({ length: 20 }, next));
    expect(seen.map((counter) => counter.attempts).sort((a, b) => (a ?? 0) - (b ?? 0))).toEqual(
      Array.from({ length: 20 }, (_, n) => n + 1),
    );
  });
});
