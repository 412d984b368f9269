import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_site_settings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__site_settings_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "_site_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_name" varchar,
  	"version_tagline" varchar,
  	"version_registration_picture_id" integer,
  	"version_menu_home" varchar,
  	"version_menu_our_story" varchar,
  	"version_menu_vision_mission" varchar,
  	"version_menu_core_values" varchar,
  	"version_menu_core_beliefs" varchar,
  	"version_menu_celebrations" varchar,
  	"version_menu_yearly_events" varchar,
  	"version_menu_resources" varchar,
  	"version_menu_booklet" varchar,
  	"version_menu_first_seven_years" varchar,
  	"version_menu_merch" varchar,
  	"version_footer_description" varchar,
  	"version_footer_links_heading" varchar,
  	"version_footer_contact_heading" varchar,
  	"version_footer_copyright" varchar,
  	"version_footer_privacy_policy" varchar,
  	"version_footer_terms_of_service" varchar,
  	"version_footer_support" varchar,
  	"version_contact_facebook" varchar,
  	"version_contact_youtube" varchar,
  	"version_contact_instagram" varchar,
  	"version_contact_email" varchar,
  	"version_contact_phone" varchar,
  	"version_contact_address" varchar,
  	"version_description" varchar,
  	"version_share_picture_id" integer,
  	"version_saved_by_id" integer,
  	"version__status" "enum__site_settings_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "site_settings" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "tagline" DROP NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "menu_home" DROP NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "menu_our_story" DROP NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "menu_vision_mission" DROP NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "menu_core_values" DROP NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "menu_core_beliefs" DROP NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "menu_celebrations" DROP NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "menu_yearly_events" DROP NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "menu_resources" DROP NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "menu_booklet" DROP NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "menu_first_seven_years" DROP NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "menu_merch" DROP NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "footer_description" DROP NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "footer_links_heading" DROP NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "footer_contact_heading" DROP NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "footer_copyright" DROP NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "footer_privacy_policy" DROP NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "footer_terms_of_service" DROP NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "footer_support" DROP NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "description" DROP NOT NULL;
  ALTER TABLE "pages" ADD COLUMN "saved_by_id" integer;
  ALTER TABLE "_pages_v" ADD COLUMN "version_saved_by_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "saved_by_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "_status" "enum_site_settings_status" DEFAULT 'draft';
  ALTER TABLE "home_page" ADD COLUMN "saved_by_id" integer;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_saved_by_id" integer;
  ALTER TABLE "our_story" ADD COLUMN "saved_by_id" integer;
  ALTER TABLE "_our_story_v" ADD COLUMN "version_saved_by_id" integer;
  ALTER TABLE "vision_mission" ADD COLUMN "saved_by_id" integer;
  ALTER TABLE "_vision_mission_v" ADD COLUMN "version_saved_by_id" integer;
  ALTER TABLE "core_values" ADD COLUMN "saved_by_id" integer;
  ALTER TABLE "_core_values_v" ADD COLUMN "version_saved_by_id" integer;
  ALTER TABLE "core_beliefs" ADD COLUMN "saved_by_id" integer;
  ALTER TABLE "_core_beliefs_v" ADD COLUMN "version_saved_by_id" integer;
  ALTER TABLE "celebrations" ADD COLUMN "saved_by_id" integer;
  ALTER TABLE "_celebrations_v" ADD COLUMN "version_saved_by_id" integer;
  ALTER TABLE "resources_page" ADD COLUMN "saved_by_id" integer;
  ALTER TABLE "_resources_page_v" ADD COLUMN "version_saved_by_id" integer;
  ALTER TABLE "merch" ADD COLUMN "saved_by_id" integer;
  ALTER TABLE "_merch_v" ADD COLUMN "version_saved_by_id" integer;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_registration_picture_id_media_id_fk" FOREIGN KEY ("version_registration_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_share_picture_id_media_id_fk" FOREIGN KEY ("version_share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_saved_by_id_admin_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."admin_users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "_site_settings_v_version_version_registration_picture_idx" ON "_site_settings_v" USING btree ("version_registration_picture_id");
  CREATE INDEX "_site_settings_v_version_version_share_picture_idx" ON "_site_settings_v" USING btree ("version_share_picture_id");
  CREATE INDEX "_site_settings_v_version_version_saved_by_idx" ON "_site_settings_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_site_settings_v_version_version__status_idx" ON "_site_settings_v" USING btree ("version__status");
  CREATE INDEX "_site_settings_v_created_at_idx" ON "_site_settings_v" USING btree ("created_at");
  CREATE INDEX "_site_settings_v_updated_at_idx" ON "_site_settings_v" USING btree ("updated_at");
  CREATE INDEX "_site_settings_v_latest_idx" ON "_site_settings_v" USING btree ("latest");
  CREATE INDEX "_site_settings_v_autosave_idx" ON "_site_settings_v" USING btree ("autosave");
  ALTER TABLE "pages" ADD CONSTRAINT "pages_saved_by_id_admin_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."admin_users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_saved_by_id_admin_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."admin_users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_saved_by_id_admin_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."admin_users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_page" ADD CONSTRAINT "home_page_saved_by_id_admin_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."admin_users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_page_v" ADD CONSTRAINT "_home_page_v_version_saved_by_id_admin_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."admin_users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "our_story" ADD CONSTRAINT "our_story_saved_by_id_admin_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."admin_users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_our_story_v" ADD CONSTRAINT "_our_story_v_version_saved_by_id_admin_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."admin_users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vision_mission" ADD CONSTRAINT "vision_mission_saved_by_id_admin_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."admin_users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vision_mission_v" ADD CONSTRAINT "_vision_mission_v_version_saved_by_id_admin_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."admin_users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "core_values" ADD CONSTRAINT "core_values_saved_by_id_admin_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."admin_users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_core_values_v" ADD CONSTRAINT "_core_values_v_version_saved_by_id_admin_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."admin_users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "core_beliefs" ADD CONSTRAINT "core_beliefs_saved_by_id_admin_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."admin_users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_core_beliefs_v" ADD CONSTRAINT "_core_beliefs_v_version_saved_by_id_admin_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."admin_users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "celebrations" ADD CONSTRAINT "celebrations_saved_by_id_admin_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."admin_users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_celebrations_v" ADD CONSTRAINT "_celebrations_v_version_saved_by_id_admin_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."admin_users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "resources_page" ADD CONSTRAINT "resources_page_saved_by_id_admin_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."admin_users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_resources_page_v" ADD CONSTRAINT "_resources_page_v_version_saved_by_id_admin_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."admin_users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "merch" ADD CONSTRAINT "merch_saved_by_id_admin_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."admin_users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_merch_v" ADD CONSTRAINT "_merch_v_version_saved_by_id_admin_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."admin_users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "pages_saved_by_idx" ON "pages" USING btree ("saved_by_id");
  CREATE INDEX "_pages_v_version_version_saved_by_idx" ON "_pages_v" USING btree ("version_saved_by_id");
  CREATE INDEX "site_settings_saved_by_idx" ON "site_settings" USING btree ("saved_by_id");
  CREATE INDEX "site_settings__status_idx" ON "site_settings" USING btree ("_status");
  CREATE INDEX "home_page_saved_by_idx" ON "home_page" USING btree ("saved_by_id");
  CREATE INDEX "_home_page_v_version_version_saved_by_idx" ON "_home_page_v" USING btree ("version_saved_by_id");
  CREATE INDEX "our_story_saved_by_idx" ON "our_story" USING btree ("saved_by_id");
  CREATE INDEX "_our_story_v_version_version_saved_by_idx" ON "_our_story_v" USING btree ("version_saved_by_id");
  CREATE INDEX "vision_mission_saved_by_idx" ON "vision_mission" USING btree ("saved_by_id");
  CREATE INDEX "_vision_mission_v_version_version_saved_by_idx" ON "_vision_mission_v" USING btree ("version_saved_by_id");
  CREATE INDEX "core_values_saved_by_idx" ON "core_values" USING btree ("saved_by_id");
  CREATE INDEX "_core_values_v_version_version_saved_by_idx" ON "_core_values_v" USING btree ("version_saved_by_id");
  CREATE INDEX "core_beliefs_saved_by_idx" ON "core_beliefs" USING btree ("saved_by_id");
  CREATE INDEX "_core_beliefs_v_version_version_saved_by_idx" ON "_core_beliefs_v" USING btree ("version_saved_by_id");
  CREATE INDEX "celebrations_saved_by_idx" ON "celebrations" USING btree ("saved_by_id");
  CREATE INDEX "_celebrations_v_version_version_saved_by_idx" ON "_celebrations_v" USING btree ("version_saved_by_id");
  CREATE INDEX "resources_page_saved_by_idx" ON "resources_page" USING btree ("saved_by_id");
  CREATE INDEX "_resources_page_v_version_version_saved_by_idx" ON "_resources_page_v" USING btree ("version_saved_by_id");
  CREATE INDEX "merch_saved_by_idx" ON "merch" USING btree ("saved_by_id");
  CREATE INDEX "_merch_v_version_version_saved_by_idx" ON "_merch_v" USING btree ("version_saved_by_id");
  -- What is there has been shown to visitors all along.
  UPDATE "site_settings" SET "_status" = 'published' WHERE "name" IS NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "_site_settings_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "_site_settings_v" CASCADE;
  ALTER TABLE "pages" DROP CONSTRAINT "pages_saved_by_id_admin_users_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_saved_by_id_admin_users_id_fk";
  
  ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_saved_by_id_admin_users_id_fk";
  
  ALTER TABLE "home_page" DROP CONSTRAINT "home_page_saved_by_id_admin_users_id_fk";
  
  ALTER TABLE "_home_page_v" DROP CONSTRAINT "_home_page_v_version_saved_by_id_admin_users_id_fk";
  
  ALTER TABLE "our_story" DROP CONSTRAINT "our_story_saved_by_id_admin_users_id_fk";
  
  ALTER TABLE "_our_story_v" DROP CONSTRAINT "_our_story_v_version_saved_by_id_admin_users_id_fk";
  
  ALTER TABLE "vision_mission" DROP CONSTRAINT "vision_mission_saved_by_id_admin_users_id_fk";
  
  ALTER TABLE "_vision_mission_v" DROP CONSTRAINT "_vision_mission_v_version_saved_by_id_admin_users_id_fk";
  
  ALTER TABLE "core_values" DROP CONSTRAINT "core_values_saved_by_id_admin_users_id_fk";
  
  ALTER TABLE "_core_values_v" DROP CONSTRAINT "_core_values_v_version_saved_by_id_admin_users_id_fk";
  
  ALTER TABLE "core_beliefs" DROP CONSTRAINT "core_beliefs_saved_by_id_admin_users_id_fk";
  
  ALTER TABLE "_core_beliefs_v" DROP CONSTRAINT "_core_beliefs_v_version_saved_by_id_admin_users_id_fk";
  
  ALTER TABLE "celebrations" DROP CONSTRAINT "celebrations_saved_by_id_admin_users_id_fk";
  
  ALTER TABLE "_celebrations_v" DROP CONSTRAINT "_celebrations_v_version_saved_by_id_admin_users_id_fk";
  
  ALTER TABLE "resources_page" DROP CONSTRAINT "resources_page_saved_by_id_admin_users_id_fk";
  
  ALTER TABLE "_resources_page_v" DROP CONSTRAINT "_resources_page_v_version_saved_by_id_admin_users_id_fk";
  
  ALTER TABLE "merch" DROP CONSTRAINT "merch_saved_by_id_admin_users_id_fk";
  
  ALTER TABLE "_merch_v" DROP CONSTRAINT "_merch_v_version_saved_by_id_admin_users_id_fk";
  
  DROP INDEX "pages_saved_by_idx";
  DROP INDEX "_pages_v_version_version_saved_by_idx";
  DROP INDEX "site_settings_saved_by_idx";
  DROP INDEX "site_settings__status_idx";
  DROP INDEX "home_page_saved_by_idx";
  DROP INDEX "_home_page_v_version_version_saved_by_idx";
  DROP INDEX "our_story_saved_by_idx";
  DROP INDEX "_our_story_v_version_version_saved_by_idx";
  DROP INDEX "vision_mission_saved_by_idx";
  DROP INDEX "_vision_mission_v_version_version_saved_by_idx";
  DROP INDEX "core_values_saved_by_idx";
  DROP INDEX "_core_values_v_version_version_saved_by_idx";
  DROP INDEX "core_beliefs_saved_by_idx";
  DROP INDEX "_core_beliefs_v_version_version_saved_by_idx";
  DROP INDEX "celebrations_saved_by_idx";
  DROP INDEX "_celebrations_v_version_version_saved_by_idx";
  DROP INDEX "resources_page_saved_by_idx";
  DROP INDEX "_resources_page_v_version_version_saved_by_idx";
  DROP INDEX "merch_saved_by_idx";
  DROP INDEX "_merch_v_version_version_saved_by_idx";
  ALTER TABLE "site_settings" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "tagline" SET NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "menu_home" SET NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "menu_our_story" SET NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "menu_vision_mission" SET NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "menu_core_values" SET NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "menu_core_beliefs" SET NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "menu_celebrations" SET NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "menu_yearly_events" SET NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "menu_resources" SET NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "menu_booklet" SET NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "menu_first_seven_years" SET NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "menu_merch" SET NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "footer_description" SET NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "footer_links_heading" SET NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "footer_contact_heading" SET NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "footer_copyright" SET NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "footer_privacy_policy" SET NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "footer_terms_of_service" SET NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "footer_support" SET NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "description" SET NOT NULL;
  ALTER TABLE "pages" DROP COLUMN "saved_by_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_saved_by_id";
  ALTER TABLE "site_settings" DROP COLUMN "saved_by_id";
  ALTER TABLE "site_settings" DROP COLUMN "_status";
  ALTER TABLE "home_page" DROP COLUMN "saved_by_id";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_saved_by_id";
  ALTER TABLE "our_story" DROP COLUMN "saved_by_id";
  ALTER TABLE "_our_story_v" DROP COLUMN "version_saved_by_id";
  ALTER TABLE "vision_mission" DROP COLUMN "saved_by_id";
  ALTER TABLE "_vision_mission_v" DROP COLUMN "version_saved_by_id";
  ALTER TABLE "core_values" DROP COLUMN "saved_by_id";
  ALTER TABLE "_core_values_v" DROP COLUMN "version_saved_by_id";
  ALTER TABLE "core_beliefs" DROP COLUMN "saved_by_id";
  ALTER TABLE "_core_beliefs_v" DROP COLUMN "version_saved_by_id";
  ALTER TABLE "celebrations" DROP COLUMN "saved_by_id";
  ALTER TABLE "_celebrations_v" DROP COLUMN "version_saved_by_id";
  ALTER TABLE "resources_page" DROP COLUMN "saved_by_id";
  ALTER TABLE "_resources_page_v" DROP COLUMN "version_saved_by_id";
  ALTER TABLE "merch" DROP COLUMN "saved_by_id";
  ALTER TABLE "_merch_v" DROP COLUMN "version_saved_by_id";
  DROP TYPE "public"."enum_site_settings_status";
  DROP TYPE "public"."enum__site_settings_v_version_status";`)
}
