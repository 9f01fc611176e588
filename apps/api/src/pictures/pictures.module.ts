import { Module } from '@nestjs/common';
import { PicturesController } from './pictures.controller';
import { PicturesRepository } from './pictures.repository';
import { PicturesService } from './pictures.service';

@Module({
  controllers: [PicturesController],
  providers: [PicturesService, PicturesRepository],
  exports: [PicturesService],
})
export class PicturesModule {}
