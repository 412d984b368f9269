import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_staff_challenges_purpose" AS ENUM('sign_in', 'passkey', 'authenticator', 'new_passkey');
  CREATE TYPE "public"."enum_staff_factor_roles_role" AS ENUM('super_admin', 'admin', 'store_manager', 'event_coordinator');
  CREATE TABLE "staff_authenticators" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"secret" varchar NOT NULL,
  	"last_step" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "staff_passkeys" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"rp_id" varchar NOT NULL,
  	"credential_id" varchar NOT NULL,
  	"public_key" varchar NOT NULL,
  	"counter" numeric NOT NULL,
  	"transports" varchar,
  	"name" varchar NOT NULL,
  	"last_used_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "staff_recovery_codes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"hash" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "staff_challenges" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer,
  	"purpose" "enum_staff_challenges_purpose" NOT NULL,
  	"hash" varchar NOT NULL,
  	"challenge" varchar,
  	"secret" varchar,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "staff_factor_roles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"role" "enum_staff_factor_roles_role" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "staff_authenticators_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "staff_passkeys_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "staff_recovery_codes_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "staff_challenges_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "staff_factor_roles_id" integer;
  ALTER TABLE "staff_authenticators" ADD CONSTRAINT "staff_authenticators_user_id_admin_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."admin_users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "staff_passkeys" ADD CONSTRAINT "staff_passkeys_user_id_admin_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."admin_users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "staff_recovery_codes" ADD CONSTRAINT "staff_recovery_codes_user_id_admin_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."admin_users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "staff_challenges" ADD CONSTRAINT "staff_challenges_user_id_admin_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."admin_users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "staff_authenticators_user_idx" ON "staff_authenticators" USING btree ("user_id");
  CREATE INDEX "staff_authenticators_updated_at_idx" ON "staff_authenticators" USING btree ("updated_at");
  CREATE INDEX "staff_authenticators_created_at_idx" ON "staff_authenticators" USING btree ("created_at");
  CREATE INDEX "staff_passkeys_user_idx" ON "staff_passkeys" USING btree ("user_id");
  CREATE UNIQUE INDEX "staff_passkeys_credential_id_idx" ON "staff_passkeys" USING btree ("credential_id");
  CREATE INDEX "staff_passkeys_updated_at_idx" ON "staff_passkeys" USING btree ("updated_at");
  CREATE INDEX "staff_passkeys_created_at_idx" ON "staff_passkeys" USING btree ("created_at");
  CREATE INDEX "staff_recovery_codes_user_idx" ON "staff_recovery_codes" USING btree ("user_id");
  CREATE UNIQUE INDEX "staff_recovery_codes_hash_idx" ON "staff_recovery_codes" USING btree ("hash");
  CREATE INDEX "staff_recovery_codes_updated_at_idx" ON "staff_recovery_codes" USING btree ("updated_at");
  CREATE INDEX "staff_recovery_codes_created_at_idx" ON "staff_recovery_codes" USING btree ("created_at");
  CREATE INDEX "staff_challenges_user_idx" ON "staff_challenges" USING btree ("user_id");
  CREATE UNIQUE INDEX "staff_challenges_hash_idx" ON "staff_challenges" USING btree ("hash");
  CREATE INDEX "staff_challenges_expires_at_idx" ON "staff_challenges" USING btree ("expires_at");
  CREATE INDEX "staff_challenges_updated_at_idx" ON "staff_challenges" USING btree ("updated_at");
  CREATE INDEX "staff_challenges_created_at_idx" ON "staff_challenges" USING btree ("created_at");
  CREATE UNIQUE INDEX "staff_factor_roles_role_idx" ON "staff_factor_roles" USING btree ("role");
  CREATE INDEX "staff_factor_roles_updated_at_idx" ON "staff_factor_roles" USING btree ("updated_at");
  CREATE INDEX "staff_factor_roles_created_at_idx" ON "staff_factor_roles" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_staff_authenticators_fk" FOREIGN KEY ("staff_authenticators_id") REFERENCES "public"."staff_authenticators"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_staff_passkeys_fk" FOREIGN KEY ("staff_passkeys_id") REFERENCES "public"."staff_passkeys"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_staff_recovery_codes_fk" FOREIGN KEY ("staff_recovery_codes_id") REFERENCES "public"."staff_recovery_codes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_staff_challenges_fk" FOREIGN KEY ("staff_challenges_id") REFERENCES "public"."staff_challenges"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_staff_factor_roles_fk" FOREIGN KEY ("staff_factor_roles_id") REFERENCES "public"."staff_factor_roles"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_staff_authenticators_id_idx" ON "payload_locked_documents_rels" USING btree ("staff_authenticators_id");
  CREATE INDEX "payload_locked_documents_rels_staff_passkeys_id_idx" ON "payload_locked_documents_rels" USING btree ("staff_passkeys_id");
  CREATE INDEX "payload_locked_documents_rels_staff_recovery_codes_id_idx" ON "payload_locked_documents_rels" USING btree ("staff_recovery_codes_id");
  CREATE INDEX "payload_locked_documents_rels_staff_challenges_id_idx" ON "payload_locked_documents_rels" USING btree ("staff_challenges_id");
  CREATE INDEX "payload_locked_documents_rels_staff_factor_roles_id_idx" ON "payload_locked_documents_rels" USING btree ("staff_factor_roles_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "staff_authenticators" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "staff_passkeys" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "staff_recovery_codes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "staff_challenges" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "staff_factor_roles" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "staff_authenticators" CASCADE;
  DROP TABLE "staff_passkeys" CASCADE;
  DROP TABLE "staff_recovery_codes" CASCADE;
  DROP TABLE "staff_challenges" CASCADE;
  DROP TABLE "staff_factor_roles" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_staff_authenticators_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_staff_passkeys_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_staff_recovery_codes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_staff_challenges_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_staff_factor_roles_fk";
  
  DROP INDEX "payload_locked_documents_rels_staff_authenticators_id_idx";
  DROP INDEX "payload_locked_documents_rels_staff_passkeys_id_idx";
  DROP INDEX "payload_locked_documents_rels_staff_recovery_codes_id_idx";
  DROP INDEX "payload_locked_documents_rels_staff_challenges_id_idx";
  DROP INDEX "payload_locked_documents_rels_staff_factor_roles_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "staff_authenticators_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "staff_passkeys_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "staff_recovery_codes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "staff_challenges_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "staff_factor_roles_id";
  DROP TYPE "public"."enum_staff_challenges_purpose";
  DROP TYPE "public"."enum_staff_factor_roles_role";`)
}
