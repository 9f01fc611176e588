import { Body, Get, Post, Put, UploadedFile, UseInterceptors } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import {
  newAdmissionsSchema,
  newCardsSchema,
  newContactSchema,
  newNewsSchema,
  newPageSchema,
  newSlidesSchema,
  sitePageStateSchema,
  type NewAdmissions,
  type NewCards,
  type NewContact,
  type NewNews,
  type NewPage,
  type NewSlides,
  type SitePageState,
} from '@school/domain';
import { SignedIn, type Caller } from '../auth/signed-in';
import { Describe } from '../common/route-doc';
import type { SentFile } from '../common/sent-file';
import { AdminController } from '../common/who-may-call';
import { PICTURE_BODY, PICTURE_LIMITS, uploadAnswer } from '../pictures/pictures.answers';
import { PicturesService } from '../pictures/pictures.service';
import { editedSiteAnswer } from './public-site.answers';
import { SiteEditorService } from './site-editor.service';

const answer = editedSiteAnswer;

@AdminController('api/office/public-site', 'Public site')
export class SiteEditorController {
  constructor(
    private readonly editor: SiteEditorService,
    private readonly pictures: PicturesService,
  ) {}

  @Get()
  @Describe('Each part of the public site with its revision', answer)
  getEditedSite() {
    return this.editor.read();
  }

  @Post('pictures')
  @Describe(
    'Stores a picture for the public site: PNG, JPEG or WebP, at most 5 MB; public once the site shows it',
    uploadAnswer,
    [429],
  )
  @ApiConsumes('multipart/form-data')
  @ApiBody(PICTURE_BODY)
  @UseInterceptors(FileInterceptor('image', { limits: PICTURE_LIMITS }))
  uploadSitePicture(@UploadedFile() file: SentFile | undefined, @SignedIn() account: Caller) {
    return this.pictures.upload(file?.buffer, account, 'site');
  }

  @Put('slides')
  @Describe('Replaces the slides of the home page', answer, [409])
  saveSlides(@Body({ schema: newSlidesSchema }) slides: NewSlides, @SignedIn() account: Caller) {
    return this.editor.saveSlides(slides, account);
  }

  @Put('cards')
  @Describe('Replaces the cards of the home page', answer, [409])
  saveCards(@Body({ schema: newCardsSchema }) cards: NewCards, @SignedIn() account: Caller) {
    return this.editor.saveCards(cards, account);
  }

  @Put('news')
  @Describe('Replaces the news', answer, [409])
  saveNews(@Body({ schema: newNewsSchema }) news: NewNews, @SignedIn() account: Caller) {
    return this.editor.saveNews(news, account);
  }

  @Put('admissions')
  @Describe('Sets whom parents call and what they bring', answer, [409])
  saveAdmissions(
    @Body({ schema: newAdmissionsSchema }) admissions: NewAdmissions,
    @SignedIn() account: Caller,
  ) {
    return this.editor.saveAdmissions(admissions, account);
  }

  @Put('contact')
  @Describe('Sets the city, e-mail address and hours of the school', answer, [409])
  saveContact(@Body({ schema: newContactSchema }) contact: NewContact, @SignedIn() account: Caller) {
    return this.editor.saveContact(contact, account);
  }

  @Put('page')
  @Describe('Changes a page of the site, or adds one', answer, [409])
  savePage(@Body({ schema: newPageSchema }) page: NewPage, @SignedIn() account: Caller) {
    return this.editor.savePage(page, account);
  }

  @Put('page/remove')
  @Describe('Removes a page from the site; it can be restored', answer, [409])
  removePage(@Body({ schema: sitePageStateSchema }) page: SitePageState, @SignedIn() account: Caller) {
    return this.editor.removePage(page, account);
  }

  @Put('page/restore')
  @Describe('Restores a page that was removed', answer, [409])
  restorePage(@Body({ schema: sitePageStateSchema }) page: SitePageState, @SignedIn() account: Caller) {
    return this.editor.restorePage(page, account);
  }
}
