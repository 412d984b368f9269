import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_submission_files_scan" AS ENUM('none', 'waiting', 'clean', 'infected');
  ALTER TYPE "public"."enum_receipts_state" ADD VALUE 'held';
  DROP INDEX "submissions_form_submitted";
  DROP INDEX "submissions_newest";
  ALTER TABLE "testimonies" ADD COLUMN "suspected_at" timestamp(3) with time zone;
  ALTER TABLE "testimonies" ADD COLUMN "suspicion" jsonb;
  ALTER TABLE "submissions" ADD COLUMN "suspected_at" timestamp(3) with time zone;
  ALTER TABLE "submissions" ADD COLUMN "suspicion" jsonb;
  ALTER TABLE "submission_files" ADD COLUMN "scan" "enum_submission_files_scan" DEFAULT 'none' NOT NULL;
  ALTER TABLE "submission_files" ADD COLUMN "scan_result" varchar;
  ALTER TABLE "submission_files" ADD COLUMN "scanned_at" timestamp(3) with time zone;
  ALTER TABLE "receipts" ADD COLUMN "recipient" varchar;
  ALTER TABLE "receipts" ADD COLUMN "trail" jsonb;
  ALTER TABLE "receipts" ADD COLUMN "is_by_hand" boolean DEFAULT false NOT NULL;
  CREATE INDEX "submissions_suspected" ON "submissions" USING btree (suspected_at desc,id desc) WHERE suspected_at is not null;
  CREATE INDEX "recipient_sentAt_idx" ON "receipts" USING btree ("recipient","sent_at");
  CREATE INDEX "submissions_form_submitted" ON "submissions" USING btree (form_id,submitted_at desc,id desc) WHERE suspected_at is null;
  CREATE INDEX "submissions_newest" ON "submissions" USING btree (submitted_at desc,id desc) WHERE suspected_at is null;
  UPDATE "receipts" SET "recipient" = lower(trim("address"));`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "receipts" ALTER COLUMN "state" SET DATA TYPE text;
  ALTER TABLE "receipts" ALTER COLUMN "state" SET DEFAULT 'queued'::text;
  DROP TYPE "public"."enum_receipts_state";
  CREATE TYPE "public"."enum_receipts_state" AS ENUM('queued', 'sent', 'failed');
  ALTER TABLE "receipts" ALTER COLUMN "state" SET DEFAULT 'queued'::"public"."enum_receipts_state";
  ALTER TABLE "receipts" ALTER COLUMN "state" SET DATA TYPE "public"."enum_receipts_state" USING "state"::"public"."enum_receipts_state";
  DROP INDEX "submissions_suspected";
  DROP INDEX "recipient_sentAt_idx";
  DROP INDEX "submissions_form_submitted";
  DROP INDEX "submissions_newest";
  CREATE INDEX "submissions_form_submitted" ON "submissions" USING btree (form_id,submitted_at desc,id desc);
  CREATE INDEX "submissions_newest" ON "submissions" USING btree (submitted_at desc,id desc);
  ALTER TABLE "testimonies" DROP COLUMN "suspected_at";
  ALTER TABLE "testimonies" DROP COLUMN "suspicion";
  ALTER TABLE "submissions" DROP COLUMN "suspected_at";
  ALTER TABLE "submissions" DROP COLUMN "suspicion";
  ALTER TABLE "submission_files" DROP COLUMN "scan";
  ALTER TABLE "submission_files" DROP COLUMN "scan_result";
  ALTER TABLE "submission_files" DROP COLUMN "scanned_at";
  ALTER TABLE "receipts" DROP COLUMN "recipient";
  ALTER TABLE "receipts" DROP COLUMN "trail";
  ALTER TABLE "receipts" DROP COLUMN "is_by_hand";
  DROP TYPE "public"."enum_submission_files_scan";`)
}
