import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_mailings_state" AS ENUM('sending', 'paused', 'stopped');
  CREATE TYPE "public"."enum_mailing_recipients_state" AS ENUM('waiting', 'sent', 'failed', 'unsubscribed', 'skipped');
  CREATE TYPE "public"."enum_mailing_recipients_fault" AS ENUM('server', 'address');
  CREATE TABLE "assignment_notices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"submission_id" integer NOT NULL,
  	"account_id" integer NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mailings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"form_id" integer NOT NULL,
  	"key" varchar NOT NULL,
  	"author_id" integer,
  	"subject" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"merge_fields" jsonb NOT NULL,
  	"state" "enum_mailings_state" DEFAULT 'sending' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mailing_recipients" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"mailing_id" integer NOT NULL,
  	"submission_id" integer NOT NULL,
  	"address" varchar NOT NULL,
  	"recipient" varchar NOT NULL,
  	"state" "enum_mailing_recipients_state" DEFAULT 'waiting' NOT NULL,
  	"is_kept" boolean DEFAULT false NOT NULL,
  	"reason" varchar,
  	"fault" "enum_mailing_recipients_fault",
  	"due_at" timestamp(3) with time zone,
  	"tried_at" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "admin_users" ADD COLUMN "skips_assignment_mail" boolean DEFAULT false;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "assignment_notices_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "mailings_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "mailing_recipients_id" integer;
  ALTER TABLE "assignment_notices" ADD CONSTRAINT "assignment_notices_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "assignment_notices" ADD CONSTRAINT "assignment_notices_account_id_admin_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."admin_users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mailings" ADD CONSTRAINT "mailings_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mailings" ADD CONSTRAINT "mailings_author_id_admin_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."admin_users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mailing_recipients" ADD CONSTRAINT "mailing_recipients_mailing_id_mailings_id_fk" FOREIGN KEY ("mailing_id") REFERENCES "public"."mailings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mailing_recipients" ADD CONSTRAINT "mailing_recipients_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "assignment_notices_submission_idx" ON "assignment_notices" USING btree ("submission_id");
  CREATE INDEX "assignment_notices_account_idx" ON "assignment_notices" USING btree ("account_id");
  CREATE INDEX "assignment_notices_updated_at_idx" ON "assignment_notices" USING btree ("updated_at");
  CREATE INDEX "assignment_notices_created_at_idx" ON "assignment_notices" USING btree ("created_at");
  CREATE INDEX "mailings_form_idx" ON "mailings" USING btree ("form_id");
  CREATE UNIQUE INDEX "mailings_key_idx" ON "mailings" USING btree ("key");
  CREATE INDEX "mailings_author_idx" ON "mailings" USING btree ("author_id");
  CREATE INDEX "mailings_updated_at_idx" ON "mailings" USING btree ("updated_at");
  CREATE INDEX "mailings_created_at_idx" ON "mailings" USING btree ("created_at");
  CREATE INDEX "mailing_recipients_mailing_idx" ON "mailing_recipients" USING btree ("mailing_id");
  CREATE INDEX "mailing_recipients_submission_idx" ON "mailing_recipients" USING btree ("submission_id");
  CREATE INDEX "mailing_recipients_recipient_idx" ON "mailing_recipients" USING btree ("recipient");
  CREATE INDEX "mailing_recipients_due_at_idx" ON "mailing_recipients" USING btree ("due_at");
  CREATE INDEX "mailing_recipients_tried_at_idx" ON "mailing_recipients" USING btree ("tried_at");
  CREATE INDEX "mailing_recipients_updated_at_idx" ON "mailing_recipients" USING btree ("updated_at");
  CREATE INDEX "mailing_recipients_created_at_idx" ON "mailing_recipients" USING btree ("created_at");
  CREATE UNIQUE INDEX "mailing_submission_idx" ON "mailing_recipients" USING btree ("mailing_id","submission_id");
  CREATE INDEX "mailing_state_idx" ON "mailing_recipients" USING btree ("mailing_id","state");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_assignment_notices_fk" FOREIGN KEY ("assignment_notices_id") REFERENCES "public"."assignment_notices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mailings_fk" FOREIGN KEY ("mailings_id") REFERENCES "public"."mailings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mailing_recipients_fk" FOREIGN KEY ("mailing_recipients_id") REFERENCES "public"."mailing_recipients"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_assignment_notices_id_idx" ON "payload_locked_documents_rels" USING btree ("assignment_notices_id");
  CREATE INDEX "payload_locked_documents_rels_mailings_id_idx" ON "payload_locked_documents_rels" USING btree ("mailings_id");
  CREATE INDEX "payload_locked_documents_rels_mailing_recipients_id_idx" ON "payload_locked_documents_rels" USING btree ("mailing_recipients_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "assignment_notices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mailings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mailing_recipients" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "assignment_notices" CASCADE;
  DROP TABLE "mailings" CASCADE;
  DROP TABLE "mailing_recipients" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_assignment_notices_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_mailings_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_mailing_recipients_fk";
  
  DROP INDEX "payload_locked_documents_rels_assignment_notices_id_idx";
  DROP INDEX "payload_locked_documents_rels_mailings_id_idx";
  DROP INDEX "payload_locked_documents_rels_mailing_recipients_id_idx";
  ALTER TABLE "admin_users" DROP COLUMN "skips_assignment_mail";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "assignment_notices_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "mailings_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "mailing_recipients_id";
  DROP TYPE "public"."enum_mailings_state";
  DROP TYPE "public"."enum_mailing_recipients_state";
  DROP TYPE "public"."enum_mailing_recipients_fault";`)
}
