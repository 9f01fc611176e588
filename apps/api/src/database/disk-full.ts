import mongoose from 'mongoose';

/** MongoDB's code for a full disk, which the built-in database uses too. */
const OUT_OF_DISK_SPACE = 14_031;

/** Whether an error says that the database had no room for a change: nothing of it was stored. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof mongoose.mongo.MongoServerError && error.code === OUT_OF_DISK_SPACE;
