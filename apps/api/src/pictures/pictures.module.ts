import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PicturesController } from './pictures.controller';
import { PicturesRepository } from './pictures.repository';
import { PICTURE, picturesSchema } from './pictures.schema';
import { PicturesService } from './pictures.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: PICTURE, schema: picturesSchema }])],
  controllers: [PicturesController],
  providers: [PicturesService, PicturesRepository],
  exports: [PicturesService],
})
export class PicturesModule {}
