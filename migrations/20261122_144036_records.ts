import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_submissions_entered_how" AS ENUM('walk_in', 'phone', 'paper');
  CREATE TABLE "submission_corrections" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"submission_id" integer NOT NULL,
  	"field_id" varchar NOT NULL,
  	"earlier" jsonb,
  	"author_name" varchar NOT NULL,
  	"merged_from_id" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  DROP INDEX "submissions_form_submitted";
  DROP INDEX "submissions_newest";
  DROP INDEX "submissions_status_submitted";
  ALTER TABLE "submissions" ADD COLUMN "merged_into_id" numeric;
  ALTER TABLE "submissions" ADD COLUMN "is_test" boolean DEFAULT false NOT NULL;
  ALTER TABLE "submissions" ADD COLUMN "entered_by_id" numeric;
  ALTER TABLE "submissions" ADD COLUMN "entered_how" "enum_submissions_entered_how";
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "submission_corrections_id" integer;
  ALTER TABLE "submission_corrections" ADD CONSTRAINT "submission_corrections_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "submission_corrections_submission_idx" ON "submission_corrections" USING btree ("submission_id");
  CREATE INDEX "submission_corrections_updated_at_idx" ON "submission_corrections" USING btree ("updated_at");
  CREATE INDEX "submission_corrections_created_at_idx" ON "submission_corrections" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_submission_corrections_fk" FOREIGN KEY ("submission_corrections_id") REFERENCES "public"."submission_corrections"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "submissions_tests" ON "submissions" USING btree (submitted_at desc,id desc) WHERE suspected_at is null and deleted_at is null and is_test;
  CREATE INDEX "submissions_merged" ON "submissions" USING btree (merged_into_id) WHERE merged_into_id is not null;
  CREATE INDEX "payload_locked_documents_rels_submission_corrections_id_idx" ON "payload_locked_documents_rels" USING btree ("submission_corrections_id");
  CREATE INDEX "submissions_form_submitted" ON "submissions" USING btree (form_id,submitted_at desc,id desc,status) WHERE suspected_at is null and deleted_at is null and not is_test;
  CREATE INDEX "submissions_newest" ON "submissions" USING btree (submitted_at desc,id desc,form_id,status) WHERE suspected_at is null and deleted_at is null and not is_test;
  CREATE INDEX "submissions_status_submitted" ON "submissions" USING btree (status,submitted_at desc,id desc,form_id) WHERE suspected_at is null and deleted_at is null and not is_test;
  -- What staff tried out is in no count (src/lib/database/tally.ts).
  DROP TRIGGER "submission_added" ON "submissions";
  DROP TRIGGER "submission_removed" ON "submissions";
  DROP TRIGGER "submission_changed_from" ON "submissions";
  DROP TRIGGER "submission_changed_to" ON "submissions";
  CREATE TRIGGER "submission_added" AFTER INSERT ON "submissions" FOR EACH ROW
    WHEN (NEW.suspected_at IS NULL AND NEW.deleted_at IS NULL AND NOT NEW.is_test)
    EXECUTE FUNCTION "public"."note_submission_added"();
  CREATE TRIGGER "submission_removed" AFTER DELETE ON "submissions" FOR EACH ROW
    WHEN (OLD.suspected_at IS NULL AND OLD.deleted_at IS NULL AND NOT OLD.is_test)
    EXECUTE FUNCTION "public"."note_submission_removed"();
  CREATE TRIGGER "submission_changed_from" AFTER UPDATE ON "submissions" FOR EACH ROW
    WHEN (OLD.suspected_at IS NULL AND OLD.deleted_at IS NULL AND NOT OLD.is_test AND
      (OLD.id, OLD.submitted_at, OLD.form_id, OLD.status, OLD.suspected_at, OLD.deleted_at, OLD.is_test) IS DISTINCT FROM
      (NEW.id, NEW.submitted_at, NEW.form_id, NEW.status, NEW.suspected_at, NEW.deleted_at, NEW.is_test))
    EXECUTE FUNCTION "public"."note_submission_removed"();
  CREATE TRIGGER "submission_changed_to" AFTER UPDATE ON "submissions" FOR EACH ROW
    WHEN (NEW.suspected_at IS NULL AND NEW.deleted_at IS NULL AND NOT NEW.is_test AND
      (OLD.id, OLD.submitted_at, OLD.form_id, OLD.status, OLD.suspected_at, OLD.deleted_at, OLD.is_test) IS DISTINCT FROM
      (NEW.id, NEW.submitted_at, NEW.form_id, NEW.status, NEW.suspected_at, NEW.deleted_at, NEW.is_test))
    EXECUTE FUNCTION "public"."note_submission_added"();`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  UPDATE "submissions" SET "is_test" = false WHERE "is_test";
  DROP TRIGGER "submission_added" ON "submissions";
  DROP TRIGGER "submission_removed" ON "submissions";
  DROP TRIGGER "submission_changed_from" ON "submissions";
  DROP TRIGGER "submission_changed_to" ON "submissions";
  CREATE TRIGGER "submission_added" AFTER INSERT ON "submissions" FOR EACH ROW
    WHEN (NEW.suspected_at IS NULL AND NEW.deleted_at IS NULL)
    EXECUTE FUNCTION "public"."note_submission_added"();
  CREATE TRIGGER "submission_removed" AFTER DELETE ON "submissions" FOR EACH ROW
    WHEN (OLD.suspected_at IS NULL AND OLD.deleted_at IS NULL)
    EXECUTE FUNCTION "public"."note_submission_removed"();
  CREATE TRIGGER "submission_changed_from" AFTER UPDATE ON "submissions" FOR EACH ROW
    WHEN (OLD.suspected_at IS NULL AND OLD.deleted_at IS NULL AND
      (OLD.id, OLD.submitted_at, OLD.form_id, OLD.status, OLD.suspected_at, OLD.deleted_at) IS DISTINCT FROM
      (NEW.id, NEW.submitted_at, NEW.form_id, NEW.status, NEW.suspected_at, NEW.deleted_at))
    EXECUTE FUNCTION "public"."note_submission_removed"();
  CREATE TRIGGER "submission_changed_to" AFTER UPDATE ON "submissions" FOR EACH ROW
    WHEN (NEW.suspected_at IS NULL AND NEW.deleted_at IS NULL AND
      (OLD.id, OLD.submitted_at, OLD.form_id, OLD.status, OLD.suspected_at, OLD.deleted_at) IS DISTINCT FROM
      (NEW.id, NEW.submitted_at, NEW.form_id, NEW.status, NEW.suspected_at, NEW.deleted_at))
    EXECUTE FUNCTION "public"."note_submission_added"();
   ALTER TABLE "submission_corrections" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "submission_corrections" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_submission_corrections_fk";
  
  DROP INDEX "submissions_tests";
  DROP INDEX "submissions_merged";
  DROP INDEX "payload_locked_documents_rels_submission_corrections_id_idx";
  DROP INDEX "submissions_form_submitted";
  DROP INDEX "submissions_newest";
  DROP INDEX "submissions_status_submitted";
  CREATE INDEX "submissions_form_submitted" ON "submissions" USING btree (form_id,submitted_at desc,id desc,status) WHERE suspected_at is null and deleted_at is null;
  CREATE INDEX "submissions_newest" ON "submissions" USING btree (submitted_at desc,id desc,form_id,status) WHERE suspected_at is null and deleted_at is null;
  CREATE INDEX "submissions_status_submitted" ON "submissions" USING btree (status,submitted_at desc,id desc,form_id) WHERE suspected_at is null and deleted_at is null;
  ALTER TABLE "submissions" DROP COLUMN "merged_into_id";
  ALTER TABLE "submissions" DROP COLUMN "is_test";
  ALTER TABLE "submissions" DROP COLUMN "entered_by_id";
  ALTER TABLE "submissions" DROP COLUMN "entered_how";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "submission_corrections_id";
  DROP TYPE "public"."enum_submissions_entered_how";`)
}
