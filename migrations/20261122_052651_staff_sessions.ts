import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "staff_sessions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"hash" varchar NOT NULL,
  	"user_agent" varchar NOT NULL,
  	"address" varchar NOT NULL,
  	"last_seen_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "staff_sessions_id" integer;
  ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_user_id_admin_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."admin_users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "staff_sessions_user_idx" ON "staff_sessions" USING btree ("user_id");
  CREATE UNIQUE INDEX "staff_sessions_hash_idx" ON "staff_sessions" USING btree ("hash");
  CREATE INDEX "staff_sessions_last_seen_at_idx" ON "staff_sessions" USING btree ("last_seen_at");
  CREATE INDEX "staff_sessions_updated_at_idx" ON "staff_sessions" USING btree ("updated_at");
  CREATE INDEX "staff_sessions_created_at_idx" ON "staff_sessions" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_staff_sessions_fk" FOREIGN KEY ("staff_sessions_id") REFERENCES "public"."staff_sessions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_staff_sessions_id_idx" ON "payload_locked_documents_rels" USING btree ("staff_sessions_id");
  -- Sessions of before are signed in another way; everybody signs in once more.
  DELETE FROM "admin_users_sessions";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "staff_sessions" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "staff_sessions" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_staff_sessions_fk";
  
  DROP INDEX "payload_locked_documents_rels_staff_sessions_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "staff_sessions_id";`)
}
