import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module';
import { AuthModule } from '../auth/auth.module';
import { SignInsModule } from '../sign-ins/sign-ins.module';
import { FamilyPasswordsController } from './family-passwords.controller';
import { FamilyPasswordsService } from './family-passwords.service';

@Module({
  imports: [AccountsModule, AuthModule, SignInsModule],
  controllers: [FamilyPasswordsController],
  providers: [FamilyPasswordsService],
})
export class FamilyPasswordsModule {}
