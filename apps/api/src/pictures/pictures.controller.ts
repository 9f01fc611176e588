import {
  Get,
  HttpCode,
  Param,
  Post,
  UploadedFile,
  UseInterceptors,
  type StreamableFile,
} from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiConsumes, ApiOperation } from '@nestjs/swagger';
import { SignedIn, type Caller } from '../auth/signed-in';
import { AnswersFile, ApiProblems, Describe } from '../common/route-doc';
import type { SentFile } from '../common/sent-file';
import { Needs, OfficeController } from '../common/who-may-call';
import { PICTURE_BODY, PICTURE_LIMITS, pictureId, uploadAnswer } from './pictures.answers';
import { PicturesService } from './pictures.service';

@OfficeController('', 'Pictures')
export class PicturesController {
  constructor(private readonly pictures: PicturesService) {}

  @Post('upload')
  @Needs('students')
  @Describe('Stores a picture: PNG, JPEG or WebP, at most 5 MB', uploadAnswer, [429])
  @ApiConsumes('multipart/form-data')
  @ApiBody(PICTURE_BODY)
  @UseInterceptors(FileInterceptor('image', { limits: PICTURE_LIMITS }))
  uploadPicture(@UploadedFile() file: SentFile | undefined, @SignedIn() account: Caller) {
    return this.pictures.upload(file?.buffer, account);
  }

  @Get('getImage/:id')
  @HttpCode(200)
  @ApiOperation({ summary: 'A stored picture' })
  @AnswersFile('The picture', 'image/png', 'image/jpeg', 'image/webp')
  @ApiProblems(404)
  getImage(@Param('id', { schema: pictureId }) id: string): Promise<StreamableFile> {
    return this.pictures.get(id);
  }
}
