import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" ADD COLUMN "menu_action_to" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "menu_action_link" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_menu_action_to" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_menu_action_link" varchar;
  ALTER TABLE "home_page_hero_slides" ADD COLUMN "to" varchar;
  ALTER TABLE "home_page_hero_slides" ADD COLUMN "link" varchar;
  ALTER TABLE "_home_page_v_version_hero_slides" ADD COLUMN "to" varchar;
  ALTER TABLE "_home_page_v_version_hero_slides" ADD COLUMN "link" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" DROP COLUMN "menu_action_to";
  ALTER TABLE "site_settings" DROP COLUMN "menu_action_link";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_menu_action_to";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_menu_action_link";
  ALTER TABLE "home_page_hero_slides" DROP COLUMN "to";
  ALTER TABLE "home_page_hero_slides" DROP COLUMN "link";
  ALTER TABLE "_home_page_v_version_hero_slides" DROP COLUMN "to";
  ALTER TABLE "_home_page_v_version_hero_slides" DROP COLUMN "link";`)
}
