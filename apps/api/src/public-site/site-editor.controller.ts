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
  @Describe('Says anew what the slides of the home page are', answer, [409])
  saveSlides(@Body({ schema: newSlidesSchema }) slides: NewSlides, @SignedIn() account: Caller) {
    return this.editor.saveSlides(slides, account);
  }

  @Put('cards')
  @Describe('Says anew what the cards of the home page are', answer, [409])
  saveCards(@Body({ schema: newCardsSchema }) cards: NewCards, @SignedIn() account: Caller) {
    return this.editor.saveCards(cards, account);
  }

  @Put('news')
  @Describe('Says anew what the news are', answer, [409])
  saveNews(@Body({ schema: newNewsSchema }) news: NewNews, @SignedIn() account: Caller) {
    return this.editor.saveNews(news, account);
  }

  @Put('admissions')
  @Describe('Says whom parents call, and what they bring', answer, [409])
  saveAdmissions(
    @Body({ schema: newAdmissionsSchema }) admissions: NewAdmissions,
    @SignedIn() account: Caller,
  ) {
    return this.editor.saveAdmissions(admissions, account);
  }

  @Put('contact')
  @Describe('Says city, mail address and hours of the school', answer, [409])
  saveContact(@Body({ schema: newContactSchema }) contact: NewContact, @SignedIn() account: Caller) {
    return this.editor.saveContact(contact, account);
  }

  @Put('page')
  @Describe('Makes a page the school’s own, or adds one', answer, [409])
  savePage(@Body({ schema: newPageSchema }) page: NewPage, @SignedIn() account: Caller) {
    return this.editor.savePage(page, account);
  }

  @Put('page/remove')
  @Describe('Takes a page off the site; it can be brought back', answer, [409])
  removePage(@Body({ schema: sitePageStateSchema }) page: SitePageState, @SignedIn() account: Caller) {
    return this.editor.removePage(page, account);
  }

  @Put('page/restore')
  @Describe('Brings a page back that was taken away', answer, [409])
  restorePage(@Body({ schema: sitePageStateSchema }) page: SitePageState, @SignedIn() account: Caller) {
    return this.editor.restorePage(page, account);
  }
}
