import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "page_addresses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"address" varchar NOT NULL,
  	"page_id" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  -- locks: a handful of rows; the version before compares and writes this column as text
  ALTER TABLE "resources" ALTER COLUMN "key" SET DATA TYPE varchar;
  ALTER TABLE "pages" ADD COLUMN "blocks" jsonb;
  ALTER TABLE "pages" ADD COLUMN "has_own_address" boolean;
  ALTER TABLE "_pages_v" ADD COLUMN "version_blocks" jsonb;
  ALTER TABLE "_pages_v" ADD COLUMN "version_has_own_address" boolean;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "page_addresses_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "menu_entries" jsonb;
  ALTER TABLE "site_settings" ADD COLUMN "footer_links" jsonb;
  ALTER TABLE "site_settings" ADD COLUMN "footer_legal" jsonb;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_menu_entries" jsonb;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_footer_links" jsonb;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_footer_legal" jsonb;
  ALTER TABLE "home_page" ADD COLUMN "blocks" jsonb;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_blocks" jsonb;
  ALTER TABLE "our_story" ADD COLUMN "next_to" varchar;
  ALTER TABLE "our_story" ADD COLUMN "blocks" jsonb;
  ALTER TABLE "_our_story_v" ADD COLUMN "version_next_to" varchar;
  ALTER TABLE "_our_story_v" ADD COLUMN "version_blocks" jsonb;
  ALTER TABLE "vision_mission" ADD COLUMN "next_to" varchar;
  ALTER TABLE "vision_mission" ADD COLUMN "blocks" jsonb;
  ALTER TABLE "_vision_mission_v" ADD COLUMN "version_next_to" varchar;
  ALTER TABLE "_vision_mission_v" ADD COLUMN "version_blocks" jsonb;
  ALTER TABLE "core_values" ADD COLUMN "next_to" varchar;
  ALTER TABLE "core_values" ADD COLUMN "blocks" jsonb;
  ALTER TABLE "_core_values_v" ADD COLUMN "version_next_to" varchar;
  ALTER TABLE "_core_values_v" ADD COLUMN "version_blocks" jsonb;
  ALTER TABLE "core_beliefs" ADD COLUMN "next_to" varchar;
  ALTER TABLE "core_beliefs" ADD COLUMN "blocks" jsonb;
  ALTER TABLE "_core_beliefs_v" ADD COLUMN "version_next_to" varchar;
  ALTER TABLE "_core_beliefs_v" ADD COLUMN "version_blocks" jsonb;
  ALTER TABLE "celebrations" ADD COLUMN "next_to" varchar;
  ALTER TABLE "celebrations" ADD COLUMN "blocks" jsonb;
  ALTER TABLE "_celebrations_v" ADD COLUMN "version_next_to" varchar;
  ALTER TABLE "_celebrations_v" ADD COLUMN "version_blocks" jsonb;
  ALTER TABLE "resources_page" ADD COLUMN "blocks" jsonb;
  ALTER TABLE "_resources_page_v" ADD COLUMN "version_blocks" jsonb;
  ALTER TABLE "merch" ADD COLUMN "blocks" jsonb;
  ALTER TABLE "_merch_v" ADD COLUMN "version_blocks" jsonb;
  CREATE UNIQUE INDEX "page_addresses_address_idx" ON "page_addresses" USING btree ("address");
  CREATE INDEX "page_addresses_page_id_idx" ON "page_addresses" USING btree ("page_id");
  CREATE INDEX "page_addresses_updated_at_idx" ON "page_addresses" USING btree ("updated_at");
  CREATE INDEX "page_addresses_created_at_idx" ON "page_addresses" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_page_addresses_fk" FOREIGN KEY ("page_addresses_id") REFERENCES "public"."page_addresses"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_page_addresses_id_idx" ON "payload_locked_documents_rels" USING btree ("page_addresses_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "page_addresses" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "page_addresses" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_page_addresses_fk";
  
  DROP INDEX "payload_locked_documents_rels_page_addresses_id_idx";
  ALTER TABLE "resources" ALTER COLUMN "key" SET DATA TYPE "public"."enum_resources_key" USING "key"::"public"."enum_resources_key";
  ALTER TABLE "pages" DROP COLUMN "blocks";
  ALTER TABLE "pages" DROP COLUMN "has_own_address";
  ALTER TABLE "_pages_v" DROP COLUMN "version_blocks";
  ALTER TABLE "_pages_v" DROP COLUMN "version_has_own_address";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "page_addresses_id";
  ALTER TABLE "site_settings" DROP COLUMN "menu_entries";
  ALTER TABLE "site_settings" DROP COLUMN "footer_links";
  ALTER TABLE "site_settings" DROP COLUMN "footer_legal";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_menu_entries";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_footer_links";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_footer_legal";
  ALTER TABLE "home_page" DROP COLUMN "blocks";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_blocks";
  ALTER TABLE "our_story" DROP COLUMN "next_to";
  ALTER TABLE "our_story" DROP COLUMN "blocks";
  ALTER TABLE "_our_story_v" DROP COLUMN "version_next_to";
  ALTER TABLE "_our_story_v" DROP COLUMN "version_blocks";
  ALTER TABLE "vision_mission" DROP COLUMN "next_to";
  ALTER TABLE "vision_mission" DROP COLUMN "blocks";
  ALTER TABLE "_vision_mission_v" DROP COLUMN "version_next_to";
  ALTER TABLE "_vision_mission_v" DROP COLUMN "version_blocks";
  ALTER TABLE "core_values" DROP COLUMN "next_to";
  ALTER TABLE "core_values" DROP COLUMN "blocks";
  ALTER TABLE "_core_values_v" DROP COLUMN "version_next_to";
  ALTER TABLE "_core_values_v" DROP COLUMN "version_blocks";
  ALTER TABLE "core_beliefs" DROP COLUMN "next_to";
  ALTER TABLE "core_beliefs" DROP COLUMN "blocks";
  ALTER TABLE "_core_beliefs_v" DROP COLUMN "version_next_to";
  ALTER TABLE "_core_beliefs_v" DROP COLUMN "version_blocks";
  ALTER TABLE "celebrations" DROP COLUMN "next_to";
  ALTER TABLE "celebrations" DROP COLUMN "blocks";
  ALTER TABLE "_celebrations_v" DROP COLUMN "version_next_to";
  ALTER TABLE "_celebrations_v" DROP COLUMN "version_blocks";
  ALTER TABLE "resources_page" DROP COLUMN "blocks";
  ALTER TABLE "_resources_page_v" DROP COLUMN "version_blocks";
  ALTER TABLE "merch" DROP COLUMN "blocks";
  ALTER TABLE "_merch_v" DROP COLUMN "version_blocks";`)
}
