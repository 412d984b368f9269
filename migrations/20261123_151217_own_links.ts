import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "forms" ADD COLUMN "places_change_until" timestamp(3) with time zone;
  ALTER TABLE "submissions" ADD COLUMN "link_version" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "submissions" ADD COLUMN "erasure_asked_at" timestamp(3) with time zone;
  ALTER TABLE "submission_corrections" ADD COLUMN "is_own" boolean DEFAULT false NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "forms" DROP COLUMN "places_change_until";
  ALTER TABLE "submissions" DROP COLUMN "link_version";
  ALTER TABLE "submissions" DROP COLUMN "erasure_asked_at";
  ALTER TABLE "submission_corrections" DROP COLUMN "is_own";`)
}
