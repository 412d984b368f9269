import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" ADD COLUMN "menu_home" varchar NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "menu_our_story" varchar NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "menu_vision_mission" varchar NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "menu_core_values" varchar NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "menu_core_beliefs" varchar NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "menu_celebrations" varchar NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "menu_yearly_events" varchar NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "menu_resources" varchar NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "menu_booklet" varchar NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "menu_first_seven_years" varchar NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "menu_merch" varchar NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "footer_description" varchar NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "footer_links_heading" varchar NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "footer_contact_heading" varchar NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "footer_copyright" varchar NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "footer_privacy_policy" varchar NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "footer_terms_of_service" varchar NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "footer_support" varchar NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "contact_facebook" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "contact_youtube" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "contact_instagram" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "contact_email" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "contact_phone" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "contact_address" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "share_picture_id" integer;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_share_picture_id_media_id_fk" FOREIGN KEY ("share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "site_settings_share_picture_idx" ON "site_settings" USING btree ("share_picture_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_share_picture_id_media_id_fk";
  
  DROP INDEX "site_settings_share_picture_idx";
  ALTER TABLE "site_settings" DROP COLUMN "menu_home";
  ALTER TABLE "site_settings" DROP COLUMN "menu_our_story";
  ALTER TABLE "site_settings" DROP COLUMN "menu_vision_mission";
  ALTER TABLE "site_settings" DROP COLUMN "menu_core_values";
  ALTER TABLE "site_settings" DROP COLUMN "menu_core_beliefs";
  ALTER TABLE "site_settings" DROP COLUMN "menu_celebrations";
  ALTER TABLE "site_settings" DROP COLUMN "menu_yearly_events";
  ALTER TABLE "site_settings" DROP COLUMN "menu_resources";
  ALTER TABLE "site_settings" DROP COLUMN "menu_booklet";
  ALTER TABLE "site_settings" DROP COLUMN "menu_first_seven_years";
  ALTER TABLE "site_settings" DROP COLUMN "menu_merch";
  ALTER TABLE "site_settings" DROP COLUMN "footer_description";
  ALTER TABLE "site_settings" DROP COLUMN "footer_links_heading";
  ALTER TABLE "site_settings" DROP COLUMN "footer_contact_heading";
  ALTER TABLE "site_settings" DROP COLUMN "footer_copyright";
  ALTER TABLE "site_settings" DROP COLUMN "footer_privacy_policy";
  ALTER TABLE "site_settings" DROP COLUMN "footer_terms_of_service";
  ALTER TABLE "site_settings" DROP COLUMN "footer_support";
  ALTER TABLE "site_settings" DROP COLUMN "contact_facebook";
  ALTER TABLE "site_settings" DROP COLUMN "contact_youtube";
  ALTER TABLE "site_settings" DROP COLUMN "contact_instagram";
  ALTER TABLE "site_settings" DROP COLUMN "contact_email";
  ALTER TABLE "site_settings" DROP COLUMN "contact_phone";
  ALTER TABLE "site_settings" DROP COLUMN "contact_address";
  ALTER TABLE "site_settings" DROP COLUMN "share_picture_id";`)
}
