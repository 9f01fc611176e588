import { Get, Param, Res, type StreamableFile } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { sitePageQuerySchema, type SitePageQuery } from '@school/domain';
import type { Response } from 'express';
import { AnswersFile, ApiProblems, Describe, Queried } from '../common/route-doc';
import { PublicController } from '../common/who-may-call';
import { pictureId } from '../pictures/pictures.answers';
import { publicPageAnswer, publicSiteAnswer } from './public-site.answers';
import { PublicSiteService } from './public-site.service';

@PublicController('api/public-site', 'Public site')
export class PublicSiteController {
  constructor(private readonly sites: PublicSiteService) {}

  @Get()
  @Describe(
    'What the public site shows: branches, fees of the running session, and the parts that are the school’s own',
    publicSiteAnswer,
  )
  publicSite() {
    return this.sites.site();
  }

  @Get('page')
  @Describe('A page that the school has made its own', publicPageAnswer, [404])
  publicPage(@Queried(sitePageQuerySchema) { page }: SitePageQuery) {
    return this.sites.page(page);
  }

  @Get('pictures/:id')
  @ApiOperation({
    summary: 'A picture that the public site shows now; no other is public',
  })
  @AnswersFile('The picture', 'image/webp')
  @ApiProblems(404)
  async publicPicture(
    @Param('id', { schema: pictureId }) id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const picture = await this.sites.picture(id);
    // The picture of an id never changes; but only for a day, so that phones also drop one that was taken off the site.
    response.setHeader('Cache-Control', 'private, max-age=86400');
    return picture;
  }
}
