import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SignInsRepository } from './sign-ins.repository';
import { SIGN_INS, signInsSchema } from './sign-ins.schema';

@Module({
  imports: [MongooseModule.forFeature([{ name: SIGN_INS, schema: signInsSchema }])],
  providers: [SignInsRepository],
  exports: [SignInsRepository],
})
export class SignInsModule {}
