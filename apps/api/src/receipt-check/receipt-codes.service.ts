import { createHmac, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { receiptCheckUrl, receiptCode } from '@school/domain';
import type { Model } from 'mongoose';
import { SETTINGS, type Settings } from '../settings/settings';
import { RECEIPT_KEY, THE_OFFICE, type ReceiptKey } from './receipt-key.schema';

const KEY_BYTES = 32;

/** The data on a receipt by which a family can have it checked. */
export interface CheckOnPaper {
  readonly code: string;
  /** The address in the QR code; missing where the office has no public address. */
  readonly url?: string;
}

@Injectable()
export class ReceiptCodes {
  private key: Promise<string> | undefined;

  constructor(
    @InjectModel(RECEIPT_KEY) private readonly keys: Model<ReceiptKey>,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @param studentReceiptNo the specified number, which no two receipts share */
  async of(studentReceiptNo: string): Promise<CheckOnPaper> {
    const digest = createHmac('sha256', await this.keyOfOffice())
      .update(studentReceiptNo)
      .digest();
    const code = receiptCode(digest);
    const { PUBLIC_URL } = this.settings;
    return {
      code,
      ...(PUBLIC_URL !== undefined && { url: receiptCheckUrl(PUBLIC_URL, { studentReceiptNo, code }) }),
    };
  }

  /** The office's key, read once; read again after a failure. */
  private keyOfOffice(): Promise<string> {
    this.key ??= this.readOrMake().catch((error: unknown) => {
      this.key = undefined;
      throw error;
    });
    return this.key;
  }

  /** Reads the key, or makes it; if two processes make it at once, both end up with the same one. */
  private async readOrMake(): Promise<string> {
    const found = await this.keys.findById(THE_OFFICE).lean<ReceiptKey>();
    if (found) return found.key;
    const newKey = randomBytes(KEY_BYTES).toString('base64url');
    const stored = await this.keys
      .findOneAndUpdate(
        { _id: THE_OFFICE },
        { $setOnInsert: { key: newKey } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean<ReceiptKey>();
    return stored.key;
  }
}
