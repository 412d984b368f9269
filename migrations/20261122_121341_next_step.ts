import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "our_story" ADD COLUMN "next_text" varchar;
  ALTER TABLE "our_story" ADD COLUMN "next_link" varchar;
  ALTER TABLE "_our_story_v" ADD COLUMN "version_next_text" varchar;
  ALTER TABLE "_our_story_v" ADD COLUMN "version_next_link" varchar;
  ALTER TABLE "vision_mission" ADD COLUMN "next_text" varchar;
  ALTER TABLE "vision_mission" ADD COLUMN "next_link" varchar;
  ALTER TABLE "_vision_mission_v" ADD COLUMN "version_next_text" varchar;
  ALTER TABLE "_vision_mission_v" ADD COLUMN "version_next_link" varchar;
  ALTER TABLE "core_values" ADD COLUMN "next_text" varchar;
  ALTER TABLE "core_values" ADD COLUMN "next_link" varchar;
  ALTER TABLE "_core_values_v" ADD COLUMN "version_next_text" varchar;
  ALTER TABLE "_core_values_v" ADD COLUMN "version_next_link" varchar;
  ALTER TABLE "core_beliefs" ADD COLUMN "next_text" varchar;
  ALTER TABLE "core_beliefs" ADD COLUMN "next_link" varchar;
  ALTER TABLE "_core_beliefs_v" ADD COLUMN "version_next_text" varchar;
  ALTER TABLE "_core_beliefs_v" ADD COLUMN "version_next_link" varchar;
  ALTER TABLE "celebrations" ADD COLUMN "next_text" varchar;
  ALTER TABLE "celebrations" ADD COLUMN "next_link" varchar;
  ALTER TABLE "_celebrations_v" ADD COLUMN "version_next_text" varchar;
  ALTER TABLE "_celebrations_v" ADD COLUMN "version_next_link" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "our_story" DROP COLUMN "next_text";
  ALTER TABLE "our_story" DROP COLUMN "next_link";
  ALTER TABLE "_our_story_v" DROP COLUMN "version_next_text";
  ALTER TABLE "_our_story_v" DROP COLUMN "version_next_link";
  ALTER TABLE "vision_mission" DROP COLUMN "next_text";
  ALTER TABLE "vision_mission" DROP COLUMN "next_link";
  ALTER TABLE "_vision_mission_v" DROP COLUMN "version_next_text";
  ALTER TABLE "_vision_mission_v" DROP COLUMN "version_next_link";
  ALTER TABLE "core_values" DROP COLUMN "next_text";
  ALTER TABLE "core_values" DROP COLUMN "next_link";
  ALTER TABLE "_core_values_v" DROP COLUMN "version_next_text";
  ALTER TABLE "_core_values_v" DROP COLUMN "version_next_link";
  ALTER TABLE "core_beliefs" DROP COLUMN "next_text";
  ALTER TABLE "core_beliefs" DROP COLUMN "next_link";
  ALTER TABLE "_core_beliefs_v" DROP COLUMN "version_next_text";
  ALTER TABLE "_core_beliefs_v" DROP COLUMN "version_next_link";
  ALTER TABLE "celebrations" DROP COLUMN "next_text";
  ALTER TABLE "celebrations" DROP COLUMN "next_link";
  ALTER TABLE "_celebrations_v" DROP COLUMN "version_next_text";
  ALTER TABLE "_celebrations_v" DROP COLUMN "version_next_link";`)
}
