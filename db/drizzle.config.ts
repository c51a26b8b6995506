import { defineConfig } from "drizzle-kit";

export default defineConfig({ dialect: "turso", schema: "./db/schema/*.ts", out: "./migrations", casing: undefined });
