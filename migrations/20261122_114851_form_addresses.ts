import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "form_addresses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"address" varchar NOT NULL,
  	"form_id" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "forms" ADD COLUMN "closed_text" varchar;
  ALTER TABLE "forms" ADD COLUMN "thanks_text" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "form_addresses_id" integer;
  CREATE UNIQUE INDEX "form_addresses_address_idx" ON "form_addresses" USING btree ("address");
  CREATE INDEX "form_addresses_form_id_idx" ON "form_addresses" USING btree ("form_id");
  CREATE INDEX "form_addresses_updated_at_idx" ON "form_addresses" USING btree ("updated_at");
  CREATE INDEX "form_addresses_created_at_idx" ON "form_addresses" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_form_addresses_fk" FOREIGN KEY ("form_addresses_id") REFERENCES "public"."form_addresses"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_form_addresses_id_idx" ON "payload_locked_documents_rels" USING btree ("form_addresses_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "form_addresses" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "form_addresses" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_form_addresses_fk";
  
  DROP INDEX "payload_locked_documents_rels_form_addresses_id_idx";
  ALTER TABLE "forms" DROP COLUMN "closed_text";
  ALTER TABLE "forms" DROP COLUMN "thanks_text";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "form_addresses_id";`)
}
