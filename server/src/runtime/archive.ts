import { createReadStream, createWriteStream, type Dirent } from 'node:fs';
import { open, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { createTarPacker } from 'modern-tar';
import { unpackTar } from 'modern-tar/fs';

const missing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

export type Archive = {
  addText(name: string, text: string): Promise<void>;
  /** Adds the file with its size at opening, even if it changes meanwhile. Returns false if it does not exist. */
  addFile(name: string, path: string): Promise<boolean>;
  /** Adds everything below the folder, except what `skip` matches by its relative path. */
  addFolder(name: string, path: string, skip?: (relative: string, entry: Dirent) => boolean): Promise<void>;
};

/** Writes a tar file, compressed with zstd and readable only by its owner. It gets its name only when complete. */
export async function writeArchive(path: string, write: (archive: Archive) => Promise<void>): Promise<void> {
  const { readable, controller } = createTarPacker();
  const unfinished = `${path}.unfinished`;
  const written = pipeline(
    Readable.fromWeb(readable),
    createZstdCompress(),
    createWriteStream(unfinished, { mode: 0o600, flush: true }),
  );
  const packed = write(archiveOf(controller)).then(controller.finalize, (error: unknown) => {
    controller.error(error);
    throw error;
  });
  await Promise.all([packed, written]);
  await rename(unfinished, path);
}

function archiveOf(controller: ReturnType<typeof createTarPacker>['controller']): Archive {
  const archive: Archive = {
    async addText(name, text) {
      const bytes = new TextEncoder().encode(text);
      const writer = controller.add({ name, size: bytes.length, type: 'file', mode: 0o600 }).getWriter();
      await writer.write(bytes);
      await writer.close();
    },
    async addFile(name, path) {
      const file = await open(path).catch((error: unknown) => {
        if (missing(error)) return null;
        throw error;
      });
      if (!file) return false;
      try {
        const { size, mode, mtime } = await file.stat();
        const writer = controller.add({ name, size, type: 'file', mode: mode & 0o777, mtime }).getWriter();
        let left = size;
        const chunks = file.createReadStream({
          autoClose: false,
          end: Math.max(0, size - 1),
          highWaterMark: 1 << 20,
        });
        if (size > 0) {
          for await (const chunk of chunks) {
            left -= chunk.length;
            await writer.write(new Uint8Array(chunk));
          }
        }
        // Pads a file that was truncated meanwhile.
        if (left > 0) await writer.write(new Uint8Array(left));
        await writer.close();
      } finally {
        await file.close();
      }
      return true;
    },
    async addFolder(name, path, skip = () => false) {
      async function walk(folder: string): Promise<void> {
        const entries = await readdir(join(path, folder), { withFileTypes: true }).catch((error: unknown) => {
          if (missing(error)) return [];
          throw error;
        });
        for (const entry of entries) {
          const inside = folder === '' ? entry.name : `${folder}/${entry.name}`;
          if (skip(inside, entry)) continue;
          if (entry.isFile()) await archive.addFile(`${name}/${inside}`, join(path, inside));
          if (!entry.isDirectory()) continue;
          const header = { name: `${name}/${inside}/`, type: 'directory', size: 0, mode: 0o700 } as const;
          await controller.add(header).close();
          await walk(inside);
        }
      }
      await walk('');
    },
  };
  return archive;
}

/** Unpacks entries below `name` into `folder`. Throws if the file is not an archive or is damaged. */
export async function unpackArchive(path: string, name: string, folder: string): Promise<void> {
  await pipeline(
    createReadStream(path),
    createZstdDecompress(),
    unpackTar(folder, {
      strict: true,
      map(header) {
        const isInside =
          header.name.startsWith(`${name}/`) && (header.type === 'file' || header.type === 'directory');
        // An entry without a name is skipped.
        return { ...header, name: isInside ? header.name.slice(name.length + 1) : '' };
      },
    }),
  );
}
