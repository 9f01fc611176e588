import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FeeTablesModule } from '../fee-tables/fee-tables.module';
import { PicturesModule } from '../pictures/pictures.module';
import { SchoolDetailsModule } from '../school-details/school-details.module';
import { PublicSiteController } from './public-site.controller';
import { PublicSiteRepository } from './public-site.repository';
import { publicSiteSchema, SITE_PART } from './public-site.schema';
import { PublicSiteService } from './public-site.service';
import { SiteEditorController } from './site-editor.controller';
import { SiteEditorService } from './site-editor.service';

@Module({
  imports: [
    FeeTablesModule,
    PicturesModule,
    SchoolDetailsModule,
    MongooseModule.forFeature([{ name: SITE_PART, schema: publicSiteSchema }]),
  ],
  controllers: [PublicSiteController, SiteEditorController],
  providers: [PublicSiteRepository, PublicSiteService, SiteEditorService],
})
export class PublicSiteModule {}
