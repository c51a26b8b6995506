import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

// Half a minute, as a browser's own waits: by default a second decides, which tells of the machine. A project has it by itself.
const expecting = { poll: { timeout: 30_000 } };

// Files share a thread and what it has loaded, so none may lean on a module's state.
const inNode = {
  expect: expecting,
  environment: "node" as const,
  globalSetup: ["tests/app/template.ts"],
  pool: "threads" as const,
  isolate: false,
  // They give way to the others: on a busy machine they wait.
  testTimeout: 240_000,
  hookTimeout: 60_000,
};

// What needs both cores for itself, or it would tell of the other tests.
const storms = ["tests/storms/**/*.test.ts"];

export default defineConfig({
  test: {
    // What was transformed once is read again by the next run, and by the other lanes of this one.
    experimental: { fsModuleCache: true },
    // One thread less by default, which on two cores is one.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          ...inNode,
          name: "unit",
          setupFiles: ["tests/locales/entered-words.ts"],
          include: ["tests/**/*.unit.test.ts", "tests/*.test.ts"],
        },
      },
      { test: { ...inNode, name: "api", include: ["tests/**/*.{api,page}.test.ts"] } },
      // Two hundred and forty questions over a farm of three seasons: `npm run questions`.
      { test: { ...inNode, name: "questions", include: ["tests/questions/*.questions.test.ts"] } },
      {
        test: {
          environment: "node",
          name: "workers",
          expect: expecting,
          globalSetup: ["tests/servers/start-shared.ts", "tests/servers/start-breakable.ts"],
          isolate: false,
          include: ["tests/two-workers/**/*.test.ts"],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          environment: "node",
          name: "storms",
          expect: expecting,
          globalSetup: ["tests/storms/start-server.ts"],
          isolate: false,
          include: storms,
          testTimeout: 120_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          environment: "node",
          name: "browser",
          expect: expecting,
          globalSetup: ["tests/browser/start-server.ts", "tests/app/template.ts"],
          isolate: false,
          include: ["tests/browser/**/*.test.ts"],
          testTimeout: 240_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
