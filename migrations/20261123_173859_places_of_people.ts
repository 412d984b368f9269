import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "submissions" ADD COLUMN "last_person" numeric;
  ALTER TABLE "mailing_recipients" ADD COLUMN "was_cancelled" boolean DEFAULT false NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "submissions" DROP COLUMN "last_person";
  ALTER TABLE "mailing_recipients" DROP COLUMN "was_cancelled";`)
}
