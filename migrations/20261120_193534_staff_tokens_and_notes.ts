import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_staff_tokens_purpose" AS ENUM('invitation', 'password_reset');
  CREATE TABLE "staff_tokens" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"purpose" "enum_staff_tokens_purpose" NOT NULL,
  	"hash" varchar NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"used_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "submission_notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"submission_id" integer NOT NULL,
  	"author_name" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "submissions" ADD COLUMN "assignee_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "staff_tokens_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "submission_notes_id" integer;
  ALTER TABLE "staff_tokens" ADD CONSTRAINT "staff_tokens_user_id_admin_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."admin_users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "submission_notes" ADD CONSTRAINT "submission_notes_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "staff_tokens_user_idx" ON "staff_tokens" USING btree ("user_id");
  CREATE UNIQUE INDEX "staff_tokens_hash_idx" ON "staff_tokens" USING btree ("hash");
  CREATE INDEX "staff_tokens_updated_at_idx" ON "staff_tokens" USING btree ("updated_at");
  CREATE INDEX "staff_tokens_created_at_idx" ON "staff_tokens" USING btree ("created_at");
  CREATE INDEX "submission_notes_submission_idx" ON "submission_notes" USING btree ("submission_id");
  CREATE INDEX "submission_notes_updated_at_idx" ON "submission_notes" USING btree ("updated_at");
  CREATE INDEX "submission_notes_created_at_idx" ON "submission_notes" USING btree ("created_at");
  ALTER TABLE "submissions" ADD CONSTRAINT "submissions_assignee_id_admin_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."admin_users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_staff_tokens_fk" FOREIGN KEY ("staff_tokens_id") REFERENCES "public"."staff_tokens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_submission_notes_fk" FOREIGN KEY ("submission_notes_id") REFERENCES "public"."submission_notes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "submissions_assignee_idx" ON "submissions" USING btree ("assignee_id");
  CREATE INDEX "payload_locked_documents_rels_staff_tokens_id_idx" ON "payload_locked_documents_rels" USING btree ("staff_tokens_id");
  CREATE INDEX "payload_locked_documents_rels_submission_notes_id_idx" ON "payload_locked_documents_rels" USING btree ("submission_notes_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "staff_tokens" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "submission_notes" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "staff_tokens" CASCADE;
  DROP TABLE "submission_notes" CASCADE;
  ALTER TABLE "submissions" DROP CONSTRAINT "submissions_assignee_id_admin_users_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_staff_tokens_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_submission_notes_fk";
  
  DROP INDEX "submissions_assignee_idx";
  DROP INDEX "payload_locked_documents_rels_staff_tokens_id_idx";
  DROP INDEX "payload_locked_documents_rels_submission_notes_id_idx";
  ALTER TABLE "submissions" DROP COLUMN "assignee_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "staff_tokens_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "submission_notes_id";
  DROP TYPE "public"."enum_staff_tokens_purpose";`)
}
