import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_receipts_state" AS ENUM('queued', 'sent', 'failed');
  CREATE TYPE "public"."enum_receipts_fault" AS ENUM('server', 'address');
  CREATE TABLE "receipts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"submission_id" integer NOT NULL,
  	"address" varchar NOT NULL,
  	"state" "enum_receipts_state" DEFAULT 'queued' NOT NULL,
  	"round" numeric DEFAULT 1 NOT NULL,
  	"reason" varchar,
  	"fault" "enum_receipts_fault",
  	"tried_at" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "forms" ADD COLUMN "receipt_is_on" boolean DEFAULT false NOT NULL;
  ALTER TABLE "forms" ADD COLUMN "receipt_subject" varchar;
  ALTER TABLE "forms" ADD COLUMN "receipt_text" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "receipts_id" integer;
  ALTER TABLE "receipts" ADD CONSTRAINT "receipts_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "receipts_submission_idx" ON "receipts" USING btree ("submission_id");
  CREATE INDEX "receipts_state_idx" ON "receipts" USING btree ("state");
  CREATE INDEX "receipts_tried_at_idx" ON "receipts" USING btree ("tried_at");
  CREATE INDEX "receipts_updated_at_idx" ON "receipts" USING btree ("updated_at");
  CREATE INDEX "receipts_created_at_idx" ON "receipts" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_receipts_fk" FOREIGN KEY ("receipts_id") REFERENCES "public"."receipts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_receipts_id_idx" ON "payload_locked_documents_rels" USING btree ("receipts_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "receipts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "receipts" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_receipts_fk";
  
  DROP INDEX "payload_locked_documents_rels_receipts_id_idx";
  ALTER TABLE "forms" DROP COLUMN "receipt_is_on";
  ALTER TABLE "forms" DROP COLUMN "receipt_subject";
  ALTER TABLE "forms" DROP COLUMN "receipt_text";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "receipts_id";
  DROP TYPE "public"."enum_receipts_state";
  DROP TYPE "public"."enum_receipts_fault";`)
}
