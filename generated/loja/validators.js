// Generated from spec/main.tsp by npm run generate; do not edit. Contract sha256:8dc3d875d25e14879e6bd39993ac13726911a5bda15d3e578026a9a26f8719bc
/**
 * String formats of the contracts, as functions: a pattern alone would let 30 February pass.
 * The text of this file is copied into the generated validators, so it imports nothing.
 */
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** `YYYY-MM-DD` at `from`, a day of the calendar, years 1970 to 2200. */
function isDate(text, from = 0) {
    const year = digits(text, from, 4);
    const month = digits(text, from + 5, 2);
    const day = digits(text, from + 8, 2);
    if (text[from + 4] !== "-" || text[from + 7] !== "-")
        return false;
    if (!(year >= 1970 && year <= 2200 && month >= 1 && month <= 12 && day >= 1))
        return false;
    const leap = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    return day <= DAYS[month - 1] + (leap ? 1 : 0);
}
/** `HH:mm:ss` at `from`, 00:00:00 to 23:59:59. */
function isTime(text, from) {
    return (text[from + 2] === ":" &&
        text[from + 5] === ":" &&
        digits(text, from, 2) <= 23 &&
        digits(text, from + 3, 2) <= 59 &&
        digits(text, from + 6, 2) <= 59);
}
/** Value of `count` ASCII digits at `from`; NaN when one of them is no digit. */
function digits(text, from, count) {
    let value = 0;
    for (let index = from; index < from + count; index++) {
        const digit = text.charCodeAt(index) - 48;
        if (!(digit >= 0 && digit <= 9))
            return Number.NaN;
        value = value * 10 + digit;
    }
    return value;
}
const isDay = (text) => text.length === 10 && isDate(text);
const isCivil = (text, separator) => text.length === 19 && text[10] === separator && isDate(text) && isTime(text, 11);
const OFFSET = /^(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;
/** Format name -> does the text have it? */
const formats = {
    /** YYYY-MM-DD (RFC 3339 full-date) */
    date: isDay,
    /** YYYY-MM-DD HH:mm:ss */
    timestamp: (text) => isCivil(text, " "),
    /** YYYY-MM-DDTHH:mm:ss, no offset */
    "timestamp-iso": (text) => isCivil(text, "T"),
    /** A day, or either civil timestamp */
    "data-pedido": (text) => isDay(text) || isCivil(text, " ") || isCivil(text, "T"),
    /** `<start>TO<end>`, each a day or YYYY-MM-DDTHH:mm:ss */
    periodo: (text) => {
        const at = text.indexOf("TO");
        const ends = at < 0 ? [] : [text.slice(0, at), text.slice(at + 2)];
        return ends.length === 2 && ends.every((end) => isDay(end) || isCivil(end, "T"));
    },
    /** RFC 3339 date-time with offset, optional fraction */
    "date-time": (text) => {
        if (!isCivil(text.slice(0, 19), "T"))
            return false;
        return OFFSET.test(text.slice(19).replace(/^\.\d+/, ""));
    },
    /** Absolute http or https URL */
    uri: (text) => URL.canParse(text),
    url: (text) => URL.canParse(text),
    /** Exactly one @, something on both sides, no blanks */
    email: (text) => /^[^\s@]+@[^\s@]+$/.test(text),
    /** 32 hexadecimal digits, or the hyphenated form */
    uuid: (text) => /^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/i.test(text),
};

/** Length of a string in code points (JSON Schema counts characters, not UTF-16 units). */
function ucs2length(text) {
  let length = text.length;
  for (let index = 0; index < text.length - 1; index++) {
    const unit = text.charCodeAt(index);
    if (unit >= 0xd800 && unit <= 0xdbff && (text.charCodeAt(index + 1) & 0xfc00) === 0xdc00) {
      length--;
      index++;
    }
  }
  return length;
}
"use strict";
const v0 = validate10;
const schema11 = {"type":"object","required":["cepDestino","canal","volumes"],"properties":{"filiaisOrigem":{"type":"string","maxLength":60},"cepDestino":{"$ref":"Cep","maxLength":8},"canal":{"type":"string","minLength":1,"maxLength":30},"volumes":{"type":"array","items":{"$ref":"VolumeCotado"},"minItems":1,"maxItems":500}},"$id":"CotacaoNova"};
const schema12 = {"type":"string","pattern":"^\\d{8}$","$id":"Cep"};
const func2 = ucs2length;
const pattern0 = new RegExp("^\\d{8}$", "u");
const schema13 = {"type":"object","required":["quantidade","valorUnitario"],"properties":{"sku":{"type":"string","maxLength":50},"quantidade":{"$ref":"Quantidade"},"valorUnitario":{"$ref":"DinheiroNaoNegativo"},"peso":{"$ref":"Peso"},"altura":{"$ref":"Medida"},"largura":{"$ref":"Medida"},"profundidade":{"$ref":"Medida"}},"$id":"VolumeCotado"};
const schema14 = {"type":"integer","minimum":1,"maximum":2147483647,"$id":"Quantidade"};
const schema15 = {"type":"number","minimum":0,"maximum":9999999.99,"multipleOf":0.01,"$id":"DinheiroNaoNegativo"};
const schema16 = {"type":"number","minimum":0,"maximum":999999.999,"multipleOf":0.001,"$id":"Peso"};
const schema17 = {"type":"number","minimum":0,"maximum":999999.999,"multipleOf":0.001,"$id":"Medida"};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="VolumeCotado" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.quantidade === undefined) && (missing0 = "quantidade")) || ((data.valorUnitario === undefined) && (missing0 = "valorUnitario"))){
validate11.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.sku !== undefined){
let data0 = data.sku;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) > 50){
validate11.errors = [{instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
}
else {
validate11.errors = [{instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.quantidade !== undefined){
let data1 = data.quantidade;
const _errs3 = errors;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate11.errors = [{instancePath:instancePath+"/quantidade",schemaPath:"Quantidade/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
validate11.errors = [{instancePath:instancePath+"/quantidade",schemaPath:"Quantidade/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate11.errors = [{instancePath:instancePath+"/quantidade",schemaPath:"Quantidade/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valorUnitario !== undefined){
let data2 = data.valorUnitario;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9999999.99 || isNaN(data2)){
validate11.errors = [{instancePath:instancePath+"/valorUnitario",schemaPath:"DinheiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate11.errors = [{instancePath:instancePath+"/valorUnitario",schemaPath:"DinheiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data2 * 100) / 100 !== data2){
validate11.errors = [{instancePath:instancePath+"/valorUnitario",schemaPath:"DinheiroNaoNegativo/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/valorUnitario",schemaPath:"DinheiroNaoNegativo/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.peso !== undefined){
let data3 = data.peso;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 999999.999 || isNaN(data3)){
validate11.errors = [{instancePath:instancePath+"/peso",schemaPath:"Peso/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate11.errors = [{instancePath:instancePath+"/peso",schemaPath:"Peso/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data3 * 1000) / 1000 !== data3){
validate11.errors = [{instancePath:instancePath+"/peso",schemaPath:"Peso/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.001}}];
return false;
}
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/peso",schemaPath:"Peso/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.altura !== undefined){
let data4 = data.altura;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 999999.999 || isNaN(data4)){
validate11.errors = [{instancePath:instancePath+"/altura",schemaPath:"Medida/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate11.errors = [{instancePath:instancePath+"/altura",schemaPath:"Medida/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data4 * 1000) / 1000 !== data4){
validate11.errors = [{instancePath:instancePath+"/altura",schemaPath:"Medida/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.001}}];
return false;
}
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/altura",schemaPath:"Medida/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.largura !== undefined){
let data5 = data.largura;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 999999.999 || isNaN(data5)){
validate11.errors = [{instancePath:instancePath+"/largura",schemaPath:"Medida/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate11.errors = [{instancePath:instancePath+"/largura",schemaPath:"Medida/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data5 * 1000) / 1000 !== data5){
validate11.errors = [{instancePath:instancePath+"/largura",schemaPath:"Medida/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.001}}];
return false;
}
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/largura",schemaPath:"Medida/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.profundidade !== undefined){
let data6 = data.profundidade;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 999999.999 || isNaN(data6)){
validate11.errors = [{instancePath:instancePath+"/profundidade",schemaPath:"Medida/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate11.errors = [{instancePath:instancePath+"/profundidade",schemaPath:"Medida/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data6 * 1000) / 1000 !== data6){
validate11.errors = [{instancePath:instancePath+"/profundidade",schemaPath:"Medida/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.001}}];
return false;
}
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/profundidade",schemaPath:"Medida/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate11.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate11.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CotacaoNova" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.cepDestino === undefined) && (missing0 = "cepDestino")) || ((data.canal === undefined) && (missing0 = "canal"))) || ((data.volumes === undefined) && (missing0 = "volumes"))){
validate10.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.filiaisOrigem !== undefined){
let data0 = data.filiaisOrigem;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) > 60){
validate10.errors = [{instancePath:instancePath+"/filiaisOrigem",schemaPath:"#/properties/filiaisOrigem/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
}
else {
validate10.errors = [{instancePath:instancePath+"/filiaisOrigem",schemaPath:"#/properties/filiaisOrigem/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cepDestino !== undefined){
let data1 = data.cepDestino;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
validate10.errors = [{instancePath:instancePath+"/cepDestino",schemaPath:"Cep/pattern",keyword:"pattern",params:{pattern: "^\\d{8}$"}}];
return false;
}
}
else {
validate10.errors = [{instancePath:instancePath+"/cepDestino",schemaPath:"Cep/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) > 8){
validate10.errors = [{instancePath:instancePath+"/cepDestino",schemaPath:"#/properties/cepDestino/maxLength",keyword:"maxLength",params:{limit: 8}}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.canal !== undefined){
let data2 = data.canal;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func2(data2) > 30){
validate10.errors = [{instancePath:instancePath+"/canal",schemaPath:"#/properties/canal/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
else {
if(func2(data2) < 1){
validate10.errors = [{instancePath:instancePath+"/canal",schemaPath:"#/properties/canal/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/canal",schemaPath:"#/properties/canal/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.volumes !== undefined){
let data3 = data.volumes;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
if(data3.length > 500){
validate10.errors = [{instancePath:instancePath+"/volumes",schemaPath:"#/properties/volumes/maxItems",keyword:"maxItems",params:{limit: 500}}];
return false;
}
else {
if(data3.length < 1){
validate10.errors = [{instancePath:instancePath+"/volumes",schemaPath:"#/properties/volumes/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate11(data3[i0], {instancePath:instancePath+"/volumes/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
if(!valid2){
break;
}
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/volumes",schemaPath:"#/properties/volumes/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate10.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate10.errors = vErrors;
return errors === 0;
}

const v1 = validate13;
const schema20 = {"type":"object","required":["retorno","dadosEntrada","opcoesEntrega"],"properties":{"retorno":{"$ref":"CotacaoRetorno"},"dadosEntrada":{"$ref":"CotacaoEntrada"},"opcoesEntrega":{"type":"array","items":{"$ref":"OpcaoEntrega"}}},"$id":"Cotacao"};
const schema21 = {"type":"object","required":["idCotacao","mensagem","dataCotacao","destino"],"properties":{"idCotacao":{"type":"string","maxLength":11},"mensagem":{"$ref":"Mensagem"},"dataCotacao":{"$ref":"DataHoraOffset"},"destino":{"$ref":"CotacaoDestino"}},"$id":"CotacaoRetorno"};
const schema22 = {"type":"string","maxLength":255,"$id":"Mensagem"};
const schema23 = {"type":"string","format":"date-time","$id":"DataHoraOffset"};
const schema24 = {"type":"object","required":["cep","uf","ufExtenso","regiaoUf","regiaoPais"],"properties":{"cep":{"type":"integer","minimum":0,"maximum":99999999},"uf":{"type":"string","maxLength":8},"ufExtenso":{"type":"string"},"regiaoUf":{"type":"string","enum":["Interior","Capital","Metropolitano"]},"regiaoPais":{"type":"string","maxLength":100}},"$id":"CotacaoDestino"};
const formats0 = formats["date-time"];

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CotacaoRetorno" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.idCotacao === undefined) && (missing0 = "idCotacao")) || ((data.mensagem === undefined) && (missing0 = "mensagem"))) || ((data.dataCotacao === undefined) && (missing0 = "dataCotacao"))) || ((data.destino === undefined) && (missing0 = "destino"))){
validate14.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.idCotacao !== undefined){
let data0 = data.idCotacao;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) > 11){
validate14.errors = [{instancePath:instancePath+"/idCotacao",schemaPath:"#/properties/idCotacao/maxLength",keyword:"maxLength",params:{limit: 11}}];
return false;
}
}
else {
validate14.errors = [{instancePath:instancePath+"/idCotacao",schemaPath:"#/properties/idCotacao/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mensagem !== undefined){
let data1 = data.mensagem;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 255){
validate14.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate14.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dataCotacao !== undefined){
let data2 = data.dataCotacao;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(errors === _errs7){
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
validate14.errors = [{instancePath:instancePath+"/dataCotacao",schemaPath:"DataHoraOffset/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate14.errors = [{instancePath:instancePath+"/dataCotacao",schemaPath:"DataHoraOffset/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.destino !== undefined){
let data3 = data.destino;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((((((data3.cep === undefined) && (missing1 = "cep")) || ((data3.uf === undefined) && (missing1 = "uf"))) || ((data3.ufExtenso === undefined) && (missing1 = "ufExtenso"))) || ((data3.regiaoUf === undefined) && (missing1 = "regiaoUf"))) || ((data3.regiaoPais === undefined) && (missing1 = "regiaoPais"))){
validate14.errors = [{instancePath:instancePath+"/destino",schemaPath:"CotacaoDestino/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data3.cep !== undefined){
let data4 = data3.cep;
const _errs12 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate14.errors = [{instancePath:instancePath+"/destino/cep",schemaPath:"CotacaoDestino/properties/cep/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 99999999 || isNaN(data4)){
validate14.errors = [{instancePath:instancePath+"/destino/cep",schemaPath:"CotacaoDestino/properties/cep/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999999}}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate14.errors = [{instancePath:instancePath+"/destino/cep",schemaPath:"CotacaoDestino/properties/cep/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid4 = _errs12 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.uf !== undefined){
let data5 = data3.uf;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data5 === "string"){
if(func2(data5) > 8){
validate14.errors = [{instancePath:instancePath+"/destino/uf",schemaPath:"CotacaoDestino/properties/uf/maxLength",keyword:"maxLength",params:{limit: 8}}];
return false;
}
}
else {
validate14.errors = [{instancePath:instancePath+"/destino/uf",schemaPath:"CotacaoDestino/properties/uf/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.ufExtenso !== undefined){
const _errs16 = errors;
if(typeof data3.ufExtenso !== "string"){
validate14.errors = [{instancePath:instancePath+"/destino/ufExtenso",schemaPath:"CotacaoDestino/properties/ufExtenso/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.regiaoUf !== undefined){
let data7 = data3.regiaoUf;
const _errs18 = errors;
if(typeof data7 !== "string"){
validate14.errors = [{instancePath:instancePath+"/destino/regiaoUf",schemaPath:"CotacaoDestino/properties/regiaoUf/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data7 === "Interior") || (data7 === "Capital")) || (data7 === "Metropolitano"))){
validate14.errors = [{instancePath:instancePath+"/destino/regiaoUf",schemaPath:"CotacaoDestino/properties/regiaoUf/enum",keyword:"enum",params:{allowedValues: schema24.properties.regiaoUf.enum}}];
return false;
}
var valid4 = _errs18 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.regiaoPais !== undefined){
let data8 = data3.regiaoPais;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data8 === "string"){
if(func2(data8) > 100){
validate14.errors = [{instancePath:instancePath+"/destino/regiaoPais",schemaPath:"CotacaoDestino/properties/regiaoPais/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate14.errors = [{instancePath:instancePath+"/destino/regiaoPais",schemaPath:"CotacaoDestino/properties/regiaoPais/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
else {
validate14.errors = [{instancePath:instancePath+"/destino",schemaPath:"CotacaoDestino/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate14.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate14.errors = vErrors;
return errors === 0;
}

const schema25 = {"type":"object","required":["cepDestino","canal","nomeLoja","carrinho"],"properties":{"cepDestino":{"type":"string","maxLength":8},"canal":{"type":"string","maxLength":255},"nomeLoja":{"type":"string","maxLength":40},"carrinho":{"$ref":"Carrinho"}},"$id":"CotacaoEntrada"};
const schema26 = {"type":"object","required":["valorNF","totalPeso","totalCubagem","altura","largura","profundidade","maiorPrazo","produto"],"properties":{"valorNF":{"$ref":"DinheiroNaoNegativo"},"totalPeso":{"$ref":"Peso"},"totalCubagem":{"$ref":"Cubagem"},"altura":{"$ref":"Medida"},"largura":{"$ref":"Medida"},"profundidade":{"$ref":"Medida"},"maiorPrazo":{"$ref":"InteiroNaoNegativo"},"produto":{"type":"array","items":{"$ref":"ItemCotado"}}},"$id":"Carrinho"};
const schema29 = {"type":"number","minimum":0,"maximum":99999.9999,"multipleOf":0.0001,"$id":"Cubagem"};
const schema33 = {"type":"integer","minimum":0,"maximum":2147483647,"$id":"InteiroNaoNegativo"};
const schema34 = {"type":"object","required":["sku","agrupador","categoria","qt","preco","precoCadastro","precoCanalDe","precoCanalPor","idSku","estoqueProduto","estoque"],"properties":{"sku":{"anyOf":[{"type":"string","maxLength":50},{"type":"null"}]},"agrupador":{"anyOf":[{"type":"string","maxLength":50},{"type":"null"}]},"categoria":{"anyOf":[{"type":"string","maxLength":200},{"type":"null"}]},"qt":{"$ref":"Quantidade"},"preco":{"$ref":"DinheiroNaoNegativo"},"precoCadastro":{"anyOf":[{"$ref":"DinheiroNaoNegativo"},{"type":"null"}]},"precoCanalDe":{"anyOf":[{"$ref":"DinheiroNaoNegativo"},{"type":"null"}]},"precoCanalPor":{"anyOf":[{"$ref":"DinheiroNaoNegativo"},{"type":"null"}]},"idSku":{"anyOf":[{"$ref":"Inteiro"},{"type":"null"}]},"estoqueProduto":{"anyOf":[{"$ref":"Inteiro"},{"type":"null"}]},"estoque":{"$ref":"Inteiro"}},"$id":"ItemCotado"};
const schema40 = {"type":"integer","minimum":-2147483648,"maximum":2147483647,"$id":"Inteiro"};

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ItemCotado" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.sku === undefined) && (missing0 = "sku")) || ((data.agrupador === undefined) && (missing0 = "agrupador"))) || ((data.categoria === undefined) && (missing0 = "categoria"))) || ((data.qt === undefined) && (missing0 = "qt"))) || ((data.preco === undefined) && (missing0 = "preco"))) || ((data.precoCadastro === undefined) && (missing0 = "precoCadastro"))) || ((data.precoCanalDe === undefined) && (missing0 = "precoCanalDe"))) || ((data.precoCanalPor === undefined) && (missing0 = "precoCanalPor"))) || ((data.idSku === undefined) && (missing0 = "idSku"))) || ((data.estoqueProduto === undefined) && (missing0 = "estoqueProduto"))) || ((data.estoque === undefined) && (missing0 = "estoque"))){
validate18.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.sku !== undefined){
let data0 = data.sku;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func2(data0) > 50){
const err0 = {instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(data0 !== null){
const err2 = {instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err3 = {instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate18.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agrupador !== undefined){
let data1 = data.agrupador;
const _errs7 = errors;
const _errs8 = errors;
let valid2 = false;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data1 === "string"){
if(func2(data1) > 50){
const err4 = {instancePath:instancePath+"/agrupador",schemaPath:"#/properties/agrupador/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/agrupador",schemaPath:"#/properties/agrupador/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid1 = _errs9 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs11 = errors;
if(data1 !== null){
const err6 = {instancePath:instancePath+"/agrupador",schemaPath:"#/properties/agrupador/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err7 = {instancePath:instancePath+"/agrupador",schemaPath:"#/properties/agrupador/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate18.errors = vErrors;
return false;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.categoria !== undefined){
let data2 = data.categoria;
const _errs13 = errors;
const _errs14 = errors;
let valid3 = false;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data2 === "string"){
if(func2(data2) > 200){
const err8 = {instancePath:instancePath+"/categoria",schemaPath:"#/properties/categoria/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/categoria",schemaPath:"#/properties/categoria/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var _valid2 = _errs15 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs17 = errors;
if(data2 !== null){
const err10 = {instancePath:instancePath+"/categoria",schemaPath:"#/properties/categoria/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid2 = _errs17 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
const err11 = {instancePath:instancePath+"/categoria",schemaPath:"#/properties/categoria/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate18.errors = vErrors;
return false;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.qt !== undefined){
let data3 = data.qt;
const _errs19 = errors;
const _errs20 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate18.errors = [{instancePath:instancePath+"/qt",schemaPath:"Quantidade/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs20){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
validate18.errors = [{instancePath:instancePath+"/qt",schemaPath:"Quantidade/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate18.errors = [{instancePath:instancePath+"/qt",schemaPath:"Quantidade/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.preco !== undefined){
let data4 = data.preco;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs23){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9999999.99 || isNaN(data4)){
validate18.errors = [{instancePath:instancePath+"/preco",schemaPath:"DinheiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate18.errors = [{instancePath:instancePath+"/preco",schemaPath:"DinheiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data4 * 100) / 100 !== data4){
validate18.errors = [{instancePath:instancePath+"/preco",schemaPath:"DinheiroNaoNegativo/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
}
else {
validate18.errors = [{instancePath:instancePath+"/preco",schemaPath:"DinheiroNaoNegativo/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.precoCadastro !== undefined){
let data5 = data.precoCadastro;
const _errs25 = errors;
const _errs26 = errors;
let valid6 = false;
const _errs27 = errors;
const _errs28 = errors;
if(errors === _errs28){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9999999.99 || isNaN(data5)){
const err12 = {instancePath:instancePath+"/precoCadastro",schemaPath:"DinheiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
if(data5 < 0 || isNaN(data5)){
const err13 = {instancePath:instancePath+"/precoCadastro",schemaPath:"DinheiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
if(Math.round(data5 * 100) / 100 !== data5){
const err14 = {instancePath:instancePath+"/precoCadastro",schemaPath:"DinheiroNaoNegativo/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
else {
const err15 = {instancePath:instancePath+"/precoCadastro",schemaPath:"DinheiroNaoNegativo/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var _valid3 = _errs27 === errors;
valid6 = valid6 || _valid3;
if(!valid6){
const _errs30 = errors;
if(data5 !== null){
const err16 = {instancePath:instancePath+"/precoCadastro",schemaPath:"#/properties/precoCadastro/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid3 = _errs30 === errors;
valid6 = valid6 || _valid3;
}
if(!valid6){
const err17 = {instancePath:instancePath+"/precoCadastro",schemaPath:"#/properties/precoCadastro/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
validate18.errors = vErrors;
return false;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.precoCanalDe !== undefined){
let data6 = data.precoCanalDe;
const _errs32 = errors;
const _errs33 = errors;
let valid8 = false;
const _errs34 = errors;
const _errs35 = errors;
if(errors === _errs35){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9999999.99 || isNaN(data6)){
const err18 = {instancePath:instancePath+"/precoCanalDe",schemaPath:"DinheiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
if(data6 < 0 || isNaN(data6)){
const err19 = {instancePath:instancePath+"/precoCanalDe",schemaPath:"DinheiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
if(Math.round(data6 * 100) / 100 !== data6){
const err20 = {instancePath:instancePath+"/precoCanalDe",schemaPath:"DinheiroNaoNegativo/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
}
else {
const err21 = {instancePath:instancePath+"/precoCanalDe",schemaPath:"DinheiroNaoNegativo/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
var _valid4 = _errs34 === errors;
valid8 = valid8 || _valid4;
if(!valid8){
const _errs37 = errors;
if(data6 !== null){
const err22 = {instancePath:instancePath+"/precoCanalDe",schemaPath:"#/properties/precoCanalDe/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid4 = _errs37 === errors;
valid8 = valid8 || _valid4;
}
if(!valid8){
const err23 = {instancePath:instancePath+"/precoCanalDe",schemaPath:"#/properties/precoCanalDe/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
validate18.errors = vErrors;
return false;
}
else {
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.precoCanalPor !== undefined){
let data7 = data.precoCanalPor;
const _errs39 = errors;
const _errs40 = errors;
let valid10 = false;
const _errs41 = errors;
const _errs42 = errors;
if(errors === _errs42){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 9999999.99 || isNaN(data7)){
const err24 = {instancePath:instancePath+"/precoCanalPor",schemaPath:"DinheiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
if(data7 < 0 || isNaN(data7)){
const err25 = {instancePath:instancePath+"/precoCanalPor",schemaPath:"DinheiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
else {
if(Math.round(data7 * 100) / 100 !== data7){
const err26 = {instancePath:instancePath+"/precoCanalPor",schemaPath:"DinheiroNaoNegativo/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
}
else {
const err27 = {instancePath:instancePath+"/precoCanalPor",schemaPath:"DinheiroNaoNegativo/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
var _valid5 = _errs41 === errors;
valid10 = valid10 || _valid5;
if(!valid10){
const _errs44 = errors;
if(data7 !== null){
const err28 = {instancePath:instancePath+"/precoCanalPor",schemaPath:"#/properties/precoCanalPor/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var _valid5 = _errs44 === errors;
valid10 = valid10 || _valid5;
}
if(!valid10){
const err29 = {instancePath:instancePath+"/precoCanalPor",schemaPath:"#/properties/precoCanalPor/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
validate18.errors = vErrors;
return false;
}
else {
errors = _errs40;
if(vErrors !== null){
if(_errs40){
vErrors.length = _errs40;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idSku !== undefined){
let data8 = data.idSku;
const _errs46 = errors;
const _errs47 = errors;
let valid12 = false;
const _errs48 = errors;
const _errs49 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err30 = {instancePath:instancePath+"/idSku",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(errors === _errs49){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 2147483647 || isNaN(data8)){
const err31 = {instancePath:instancePath+"/idSku",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
else {
if(data8 < -2147483648 || isNaN(data8)){
const err32 = {instancePath:instancePath+"/idSku",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
}
var _valid6 = _errs48 === errors;
valid12 = valid12 || _valid6;
if(!valid12){
const _errs51 = errors;
if(data8 !== null){
const err33 = {instancePath:instancePath+"/idSku",schemaPath:"#/properties/idSku/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var _valid6 = _errs51 === errors;
valid12 = valid12 || _valid6;
}
if(!valid12){
const err34 = {instancePath:instancePath+"/idSku",schemaPath:"#/properties/idSku/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
validate18.errors = vErrors;
return false;
}
else {
errors = _errs47;
if(vErrors !== null){
if(_errs47){
vErrors.length = _errs47;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.estoqueProduto !== undefined){
let data9 = data.estoqueProduto;
const _errs53 = errors;
const _errs54 = errors;
let valid14 = false;
const _errs55 = errors;
const _errs56 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err35 = {instancePath:instancePath+"/estoqueProduto",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(errors === _errs56){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 2147483647 || isNaN(data9)){
const err36 = {instancePath:instancePath+"/estoqueProduto",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
else {
if(data9 < -2147483648 || isNaN(data9)){
const err37 = {instancePath:instancePath+"/estoqueProduto",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
}
var _valid7 = _errs55 === errors;
valid14 = valid14 || _valid7;
if(!valid14){
const _errs58 = errors;
if(data9 !== null){
const err38 = {instancePath:instancePath+"/estoqueProduto",schemaPath:"#/properties/estoqueProduto/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
var _valid7 = _errs58 === errors;
valid14 = valid14 || _valid7;
}
if(!valid14){
const err39 = {instancePath:instancePath+"/estoqueProduto",schemaPath:"#/properties/estoqueProduto/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
validate18.errors = vErrors;
return false;
}
else {
errors = _errs54;
if(vErrors !== null){
if(_errs54){
vErrors.length = _errs54;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.estoque !== undefined){
let data10 = data.estoque;
const _errs60 = errors;
const _errs61 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate18.errors = [{instancePath:instancePath+"/estoque",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs61){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 2147483647 || isNaN(data10)){
validate18.errors = [{instancePath:instancePath+"/estoque",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data10 < -2147483648 || isNaN(data10)){
validate18.errors = [{instancePath:instancePath+"/estoque",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
return false;
}
}
}
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate18.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate18.errors = vErrors;
return errors === 0;
}


function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Carrinho" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.valorNF === undefined) && (missing0 = "valorNF")) || ((data.totalPeso === undefined) && (missing0 = "totalPeso"))) || ((data.totalCubagem === undefined) && (missing0 = "totalCubagem"))) || ((data.altura === undefined) && (missing0 = "altura"))) || ((data.largura === undefined) && (missing0 = "largura"))) || ((data.profundidade === undefined) && (missing0 = "profundidade"))) || ((data.maiorPrazo === undefined) && (missing0 = "maiorPrazo"))) || ((data.produto === undefined) && (missing0 = "produto"))){
validate17.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.valorNF !== undefined){
let data0 = data.valorNF;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9999999.99 || isNaN(data0)){
validate17.errors = [{instancePath:instancePath+"/valorNF",schemaPath:"DinheiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate17.errors = [{instancePath:instancePath+"/valorNF",schemaPath:"DinheiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data0 * 100) / 100 !== data0){
validate17.errors = [{instancePath:instancePath+"/valorNF",schemaPath:"DinheiroNaoNegativo/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
}
else {
validate17.errors = [{instancePath:instancePath+"/valorNF",schemaPath:"DinheiroNaoNegativo/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totalPeso !== undefined){
let data1 = data.totalPeso;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 999999.999 || isNaN(data1)){
validate17.errors = [{instancePath:instancePath+"/totalPeso",schemaPath:"Peso/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate17.errors = [{instancePath:instancePath+"/totalPeso",schemaPath:"Peso/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data1 * 1000) / 1000 !== data1){
validate17.errors = [{instancePath:instancePath+"/totalPeso",schemaPath:"Peso/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.001}}];
return false;
}
}
}
}
else {
validate17.errors = [{instancePath:instancePath+"/totalPeso",schemaPath:"Peso/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totalCubagem !== undefined){
let data2 = data.totalCubagem;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 99999.9999 || isNaN(data2)){
validate17.errors = [{instancePath:instancePath+"/totalCubagem",schemaPath:"Cubagem/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999.9999}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate17.errors = [{instancePath:instancePath+"/totalCubagem",schemaPath:"Cubagem/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data2 * 10000) / 10000 !== data2){
validate17.errors = [{instancePath:instancePath+"/totalCubagem",schemaPath:"Cubagem/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.0001}}];
return false;
}
}
}
}
else {
validate17.errors = [{instancePath:instancePath+"/totalCubagem",schemaPath:"Cubagem/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.altura !== undefined){
let data3 = data.altura;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 999999.999 || isNaN(data3)){
validate17.errors = [{instancePath:instancePath+"/altura",schemaPath:"Medida/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate17.errors = [{instancePath:instancePath+"/altura",schemaPath:"Medida/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data3 * 1000) / 1000 !== data3){
validate17.errors = [{instancePath:instancePath+"/altura",schemaPath:"Medida/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.001}}];
return false;
}
}
}
}
else {
validate17.errors = [{instancePath:instancePath+"/altura",schemaPath:"Medida/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.largura !== undefined){
let data4 = data.largura;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 999999.999 || isNaN(data4)){
validate17.errors = [{instancePath:instancePath+"/largura",schemaPath:"Medida/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate17.errors = [{instancePath:instancePath+"/largura",schemaPath:"Medida/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data4 * 1000) / 1000 !== data4){
validate17.errors = [{instancePath:instancePath+"/largura",schemaPath:"Medida/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.001}}];
return false;
}
}
}
}
else {
validate17.errors = [{instancePath:instancePath+"/largura",schemaPath:"Medida/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.profundidade !== undefined){
let data5 = data.profundidade;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 999999.999 || isNaN(data5)){
validate17.errors = [{instancePath:instancePath+"/profundidade",schemaPath:"Medida/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate17.errors = [{instancePath:instancePath+"/profundidade",schemaPath:"Medida/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data5 * 1000) / 1000 !== data5){
validate17.errors = [{instancePath:instancePath+"/profundidade",schemaPath:"Medida/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.001}}];
return false;
}
}
}
}
else {
validate17.errors = [{instancePath:instancePath+"/profundidade",schemaPath:"Medida/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maiorPrazo !== undefined){
let data6 = data.maiorPrazo;
const _errs19 = errors;
const _errs20 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate17.errors = [{instancePath:instancePath+"/maiorPrazo",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs20){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 2147483647 || isNaN(data6)){
validate17.errors = [{instancePath:instancePath+"/maiorPrazo",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate17.errors = [{instancePath:instancePath+"/maiorPrazo",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.produto !== undefined){
let data7 = data.produto;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data7)){
var valid8 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs24 = errors;
if(!(validate18(data7[i0], {instancePath:instancePath+"/produto/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
var valid8 = _errs24 === errors;
if(!valid8){
break;
}
}
}
else {
validate17.errors = [{instancePath:instancePath+"/produto",schemaPath:"#/properties/produto/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate17.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate17.errors = vErrors;
return errors === 0;
}


function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CotacaoEntrada" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.cepDestino === undefined) && (missing0 = "cepDestino")) || ((data.canal === undefined) && (missing0 = "canal"))) || ((data.nomeLoja === undefined) && (missing0 = "nomeLoja"))) || ((data.carrinho === undefined) && (missing0 = "carrinho"))){
validate16.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.cepDestino !== undefined){
let data0 = data.cepDestino;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) > 8){
validate16.errors = [{instancePath:instancePath+"/cepDestino",schemaPath:"#/properties/cepDestino/maxLength",keyword:"maxLength",params:{limit: 8}}];
return false;
}
}
else {
validate16.errors = [{instancePath:instancePath+"/cepDestino",schemaPath:"#/properties/cepDestino/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.canal !== undefined){
let data1 = data.canal;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) > 255){
validate16.errors = [{instancePath:instancePath+"/canal",schemaPath:"#/properties/canal/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate16.errors = [{instancePath:instancePath+"/canal",schemaPath:"#/properties/canal/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nomeLoja !== undefined){
let data2 = data.nomeLoja;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func2(data2) > 40){
validate16.errors = [{instancePath:instancePath+"/nomeLoja",schemaPath:"#/properties/nomeLoja/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
}
else {
validate16.errors = [{instancePath:instancePath+"/nomeLoja",schemaPath:"#/properties/nomeLoja/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.carrinho !== undefined){
const _errs7 = errors;
if(!(validate17(data.carrinho, {instancePath:instancePath+"/carrinho",parentData:data,parentDataProperty:"carrinho",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate16.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate16.errors = vErrors;
return errors === 0;
}

const schema43 = {"type":"object","required":["possuiEstoque","freteCobrar","freteReal","prazoEntregaTotal","estoque","prazoEntrega","dadosFrete"],"properties":{"possuiEstoque":{"type":"integer","minimum":0,"maximum":1},"freteCobrar":{"$ref":"DinheiroNaoNegativo"},"freteReal":{"$ref":"DinheiroNaoNegativo"},"prazoEntregaTotal":{"$ref":"Inteiro"},"estoque":{"$ref":"Inteiro"},"prazoEntrega":{"$ref":"PrazoEntrega"},"dadosFrete":{"$ref":"DadosFrete"}},"$id":"OpcaoEntrega"};
const schema48 = {"type":"object","required":["prazoTransportadora","maiorPrazoCros","prazoAdicionalFilial","prazoAdicionalMetodo","prazoEntregaRegra","prazoEntregaPorRegra","prazoTotal"],"properties":{"prazoTransportadora":{"$ref":"Inteiro"},"maiorPrazoCros":{"$ref":"Inteiro"},"prazoAdicionalFilial":{"$ref":"Inteiro"},"prazoAdicionalMetodo":{"$ref":"Inteiro"},"prazoEntregaRegra":{"$ref":"Inteiro"},"prazoEntregaPorRegra":{"$ref":"Inteiro"},"prazoTotal":{"$ref":"Inteiro"}},"$id":"PrazoEntrega"};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PrazoEntrega" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.prazoTransportadora === undefined) && (missing0 = "prazoTransportadora")) || ((data.maiorPrazoCros === undefined) && (missing0 = "maiorPrazoCros"))) || ((data.prazoAdicionalFilial === undefined) && (missing0 = "prazoAdicionalFilial"))) || ((data.prazoAdicionalMetodo === undefined) && (missing0 = "prazoAdicionalMetodo"))) || ((data.prazoEntregaRegra === undefined) && (missing0 = "prazoEntregaRegra"))) || ((data.prazoEntregaPorRegra === undefined) && (missing0 = "prazoEntregaPorRegra"))) || ((data.prazoTotal === undefined) && (missing0 = "prazoTotal"))){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.prazoTransportadora !== undefined){
let data0 = data.prazoTransportadora;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate23.errors = [{instancePath:instancePath+"/prazoTransportadora",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
validate23.errors = [{instancePath:instancePath+"/prazoTransportadora",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data0 < -2147483648 || isNaN(data0)){
validate23.errors = [{instancePath:instancePath+"/prazoTransportadora",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maiorPrazoCros !== undefined){
let data1 = data.maiorPrazoCros;
const _errs4 = errors;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate23.errors = [{instancePath:instancePath+"/maiorPrazoCros",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
validate23.errors = [{instancePath:instancePath+"/maiorPrazoCros",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data1 < -2147483648 || isNaN(data1)){
validate23.errors = [{instancePath:instancePath+"/maiorPrazoCros",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prazoAdicionalFilial !== undefined){
let data2 = data.prazoAdicionalFilial;
const _errs7 = errors;
const _errs8 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate23.errors = [{instancePath:instancePath+"/prazoAdicionalFilial",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
validate23.errors = [{instancePath:instancePath+"/prazoAdicionalFilial",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data2 < -2147483648 || isNaN(data2)){
validate23.errors = [{instancePath:instancePath+"/prazoAdicionalFilial",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prazoAdicionalMetodo !== undefined){
let data3 = data.prazoAdicionalMetodo;
const _errs10 = errors;
const _errs11 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate23.errors = [{instancePath:instancePath+"/prazoAdicionalMetodo",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs11){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
validate23.errors = [{instancePath:instancePath+"/prazoAdicionalMetodo",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data3 < -2147483648 || isNaN(data3)){
validate23.errors = [{instancePath:instancePath+"/prazoAdicionalMetodo",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
return false;
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prazoEntregaRegra !== undefined){
let data4 = data.prazoEntregaRegra;
const _errs13 = errors;
const _errs14 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate23.errors = [{instancePath:instancePath+"/prazoEntregaRegra",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs14){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 2147483647 || isNaN(data4)){
validate23.errors = [{instancePath:instancePath+"/prazoEntregaRegra",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data4 < -2147483648 || isNaN(data4)){
validate23.errors = [{instancePath:instancePath+"/prazoEntregaRegra",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
return false;
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prazoEntregaPorRegra !== undefined){
let data5 = data.prazoEntregaPorRegra;
const _errs16 = errors;
const _errs17 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate23.errors = [{instancePath:instancePath+"/prazoEntregaPorRegra",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs17){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 2147483647 || isNaN(data5)){
validate23.errors = [{instancePath:instancePath+"/prazoEntregaPorRegra",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data5 < -2147483648 || isNaN(data5)){
validate23.errors = [{instancePath:instancePath+"/prazoEntregaPorRegra",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
return false;
}
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prazoTotal !== undefined){
let data6 = data.prazoTotal;
const _errs19 = errors;
const _errs20 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate23.errors = [{instancePath:instancePath+"/prazoTotal",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs20){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 2147483647 || isNaN(data6)){
validate23.errors = [{instancePath:instancePath+"/prazoTotal",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data6 < -2147483648 || isNaN(data6)){
validate23.errors = [{instancePath:instancePath+"/prazoTotal",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
return false;
}
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}

const schema56 = {"type":"object","required":["filial","filialERP","filialNome","filialCidade","filialUF","idMetodoEnvio","idTransportadora","transportadoraNome","metodoEnvioNome","ordenacao","perAdiDesconto","tabelas"],"properties":{"filial":{"$ref":"Inteiro"},"filialERP":{"type":"string","maxLength":30},"filialNome":{"type":"string","maxLength":30},"filialCidade":{"type":"string","maxLength":45},"filialUF":{"type":"string","maxLength":2},"idMetodoEnvio":{"$ref":"Inteiro"},"idTransportadora":{"$ref":"Inteiro"},"transportadoraNome":{"type":"string","maxLength":40},"metodoEnvioNome":{"type":"string","maxLength":40},"ordenacao":{"type":"string","enum":["v","p"]},"perAdiDesconto":{"$ref":"Percentual"},"tabelas":{"$ref":"TabelasFrete"}},"$id":"DadosFrete"};
const schema60 = {"type":"number","minimum":-999999.999,"maximum":999999.999,"multipleOf":0.001,"$id":"Percentual"};
const schema61 = {"type":"object","required":["idTabela","generalidade","idListaRegras"],"properties":{"idTabela":{"$ref":"Inteiro"},"generalidade":{"$ref":"Generalidade"},"idListaRegras":{"type":"array","items":{"$ref":"Inteiro"}}},"$id":"TabelasFrete"};
const schema63 = {"type":"object","required":["idTDA","TDA","idTRT","TRT"],"properties":{"idTDA":{"anyOf":[{"$ref":"Inteiro"},{"type":"null"}]},"TDA":{"$ref":"DinheiroNaoNegativo"},"idTRT":{"anyOf":[{"$ref":"Inteiro"},{"type":"null"}]},"TRT":{"$ref":"DinheiroNaoNegativo"}},"$id":"Generalidade"};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Generalidade" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.idTDA === undefined) && (missing0 = "idTDA")) || ((data.TDA === undefined) && (missing0 = "TDA"))) || ((data.idTRT === undefined) && (missing0 = "idTRT"))) || ((data.TRT === undefined) && (missing0 = "TRT"))){
validate27.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.idTDA !== undefined){
let data0 = data.idTDA;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
const _errs4 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/idTDA",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs4){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/idTDA",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data0 < -2147483648 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/idTDA",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data0 !== null){
const err3 = {instancePath:instancePath+"/idTDA",schemaPath:"#/properties/idTDA/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err4 = {instancePath:instancePath+"/idTDA",schemaPath:"#/properties/idTDA/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate27.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.TDA !== undefined){
let data1 = data.TDA;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9999999.99 || isNaN(data1)){
validate27.errors = [{instancePath:instancePath+"/TDA",schemaPath:"DinheiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate27.errors = [{instancePath:instancePath+"/TDA",schemaPath:"DinheiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data1 * 100) / 100 !== data1){
validate27.errors = [{instancePath:instancePath+"/TDA",schemaPath:"DinheiroNaoNegativo/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/TDA",schemaPath:"DinheiroNaoNegativo/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idTRT !== undefined){
let data2 = data.idTRT;
const _errs11 = errors;
const _errs12 = errors;
let valid4 = false;
const _errs13 = errors;
const _errs14 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/idTRT",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(errors === _errs14){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/idTRT",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(data2 < -2147483648 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/idTRT",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
var _valid1 = _errs13 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs16 = errors;
if(data2 !== null){
const err8 = {instancePath:instancePath+"/idTRT",schemaPath:"#/properties/idTRT/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid1 = _errs16 === errors;
valid4 = valid4 || _valid1;
}
if(!valid4){
const err9 = {instancePath:instancePath+"/idTRT",schemaPath:"#/properties/idTRT/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate27.errors = vErrors;
return false;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.TRT !== undefined){
let data3 = data.TRT;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9999999.99 || isNaN(data3)){
validate27.errors = [{instancePath:instancePath+"/TRT",schemaPath:"DinheiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate27.errors = [{instancePath:instancePath+"/TRT",schemaPath:"DinheiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data3 * 100) / 100 !== data3){
validate27.errors = [{instancePath:instancePath+"/TRT",schemaPath:"DinheiroNaoNegativo/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/TRT",schemaPath:"DinheiroNaoNegativo/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}


function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TabelasFrete" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.idTabela === undefined) && (missing0 = "idTabela")) || ((data.generalidade === undefined) && (missing0 = "generalidade"))) || ((data.idListaRegras === undefined) && (missing0 = "idListaRegras"))){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.idTabela !== undefined){
let data0 = data.idTabela;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate26.errors = [{instancePath:instancePath+"/idTabela",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
validate26.errors = [{instancePath:instancePath+"/idTabela",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data0 < -2147483648 || isNaN(data0)){
validate26.errors = [{instancePath:instancePath+"/idTabela",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.generalidade !== undefined){
const _errs4 = errors;
if(!(validate27(data.generalidade, {instancePath:instancePath+"/generalidade",parentData:data,parentDataProperty:"generalidade",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idListaRegras !== undefined){
let data2 = data.idListaRegras;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs7 = errors;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate26.errors = [{instancePath:instancePath+"/idListaRegras/" + i0,schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
validate26.errors = [{instancePath:instancePath+"/idListaRegras/" + i0,schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data3 < -2147483648 || isNaN(data3)){
validate26.errors = [{instancePath:instancePath+"/idListaRegras/" + i0,schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
return false;
}
}
}
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/idListaRegras",schemaPath:"#/properties/idListaRegras/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DadosFrete" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.filial === undefined) && (missing0 = "filial")) || ((data.filialERP === undefined) && (missing0 = "filialERP"))) || ((data.filialNome === undefined) && (missing0 = "filialNome"))) || ((data.filialCidade === undefined) && (missing0 = "filialCidade"))) || ((data.filialUF === undefined) && (missing0 = "filialUF"))) || ((data.idMetodoEnvio === undefined) && (missing0 = "idMetodoEnvio"))) || ((data.idTransportadora === undefined) && (missing0 = "idTransportadora"))) || ((data.transportadoraNome === undefined) && (missing0 = "transportadoraNome"))) || ((data.metodoEnvioNome === undefined) && (missing0 = "metodoEnvioNome"))) || ((data.ordenacao === undefined) && (missing0 = "ordenacao"))) || ((data.perAdiDesconto === undefined) && (missing0 = "perAdiDesconto"))) || ((data.tabelas === undefined) && (missing0 = "tabelas"))){
validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.filial !== undefined){
let data0 = data.filial;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate25.errors = [{instancePath:instancePath+"/filial",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
validate25.errors = [{instancePath:instancePath+"/filial",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data0 < -2147483648 || isNaN(data0)){
validate25.errors = [{instancePath:instancePath+"/filial",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filialERP !== undefined){
let data1 = data.filialERP;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 30){
validate25.errors = [{instancePath:instancePath+"/filialERP",schemaPath:"#/properties/filialERP/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/filialERP",schemaPath:"#/properties/filialERP/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filialNome !== undefined){
let data2 = data.filialNome;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func2(data2) > 30){
validate25.errors = [{instancePath:instancePath+"/filialNome",schemaPath:"#/properties/filialNome/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/filialNome",schemaPath:"#/properties/filialNome/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filialCidade !== undefined){
let data3 = data.filialCidade;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func2(data3) > 45){
validate25.errors = [{instancePath:instancePath+"/filialCidade",schemaPath:"#/properties/filialCidade/maxLength",keyword:"maxLength",params:{limit: 45}}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/filialCidade",schemaPath:"#/properties/filialCidade/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filialUF !== undefined){
let data4 = data.filialUF;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(func2(data4) > 2){
validate25.errors = [{instancePath:instancePath+"/filialUF",schemaPath:"#/properties/filialUF/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/filialUF",schemaPath:"#/properties/filialUF/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idMetodoEnvio !== undefined){
let data5 = data.idMetodoEnvio;
const _errs12 = errors;
const _errs13 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate25.errors = [{instancePath:instancePath+"/idMetodoEnvio",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs13){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 2147483647 || isNaN(data5)){
validate25.errors = [{instancePath:instancePath+"/idMetodoEnvio",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data5 < -2147483648 || isNaN(data5)){
validate25.errors = [{instancePath:instancePath+"/idMetodoEnvio",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
return false;
}
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idTransportadora !== undefined){
let data6 = data.idTransportadora;
const _errs15 = errors;
const _errs16 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate25.errors = [{instancePath:instancePath+"/idTransportadora",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs16){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 2147483647 || isNaN(data6)){
validate25.errors = [{instancePath:instancePath+"/idTransportadora",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data6 < -2147483648 || isNaN(data6)){
validate25.errors = [{instancePath:instancePath+"/idTransportadora",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
return false;
}
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transportadoraNome !== undefined){
let data7 = data.transportadoraNome;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data7 === "string"){
if(func2(data7) > 40){
validate25.errors = [{instancePath:instancePath+"/transportadoraNome",schemaPath:"#/properties/transportadoraNome/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/transportadoraNome",schemaPath:"#/properties/transportadoraNome/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metodoEnvioNome !== undefined){
let data8 = data.metodoEnvioNome;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data8 === "string"){
if(func2(data8) > 40){
validate25.errors = [{instancePath:instancePath+"/metodoEnvioNome",schemaPath:"#/properties/metodoEnvioNome/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/metodoEnvioNome",schemaPath:"#/properties/metodoEnvioNome/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ordenacao !== undefined){
let data9 = data.ordenacao;
const _errs22 = errors;
if(typeof data9 !== "string"){
validate25.errors = [{instancePath:instancePath+"/ordenacao",schemaPath:"#/properties/ordenacao/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data9 === "v") || (data9 === "p"))){
validate25.errors = [{instancePath:instancePath+"/ordenacao",schemaPath:"#/properties/ordenacao/enum",keyword:"enum",params:{allowedValues: schema56.properties.ordenacao.enum}}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.perAdiDesconto !== undefined){
let data10 = data.perAdiDesconto;
const _errs24 = errors;
const _errs25 = errors;
if(errors === _errs25){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 999999.999 || isNaN(data10)){
validate25.errors = [{instancePath:instancePath+"/perAdiDesconto",schemaPath:"Percentual/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data10 < -999999.999 || isNaN(data10)){
validate25.errors = [{instancePath:instancePath+"/perAdiDesconto",schemaPath:"Percentual/minimum",keyword:"minimum",params:{comparison: ">=", limit: -999999.999}}];
return false;
}
else {
if(Math.round(data10 * 1000) / 1000 !== data10){
validate25.errors = [{instancePath:instancePath+"/perAdiDesconto",schemaPath:"Percentual/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.001}}];
return false;
}
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/perAdiDesconto",schemaPath:"Percentual/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tabelas !== undefined){
const _errs27 = errors;
if(!(validate26(data.tabelas, {instancePath:instancePath+"/tabelas",parentData:data,parentDataProperty:"tabelas",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="OpcaoEntrega" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.possuiEstoque === undefined) && (missing0 = "possuiEstoque")) || ((data.freteCobrar === undefined) && (missing0 = "freteCobrar"))) || ((data.freteReal === undefined) && (missing0 = "freteReal"))) || ((data.prazoEntregaTotal === undefined) && (missing0 = "prazoEntregaTotal"))) || ((data.estoque === undefined) && (missing0 = "estoque"))) || ((data.prazoEntrega === undefined) && (missing0 = "prazoEntrega"))) || ((data.dadosFrete === undefined) && (missing0 = "dadosFrete"))){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.possuiEstoque !== undefined){
let data0 = data.possuiEstoque;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate22.errors = [{instancePath:instancePath+"/possuiEstoque",schemaPath:"#/properties/possuiEstoque/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1 || isNaN(data0)){
validate22.errors = [{instancePath:instancePath+"/possuiEstoque",schemaPath:"#/properties/possuiEstoque/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate22.errors = [{instancePath:instancePath+"/possuiEstoque",schemaPath:"#/properties/possuiEstoque/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.freteCobrar !== undefined){
let data1 = data.freteCobrar;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9999999.99 || isNaN(data1)){
validate22.errors = [{instancePath:instancePath+"/freteCobrar",schemaPath:"DinheiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate22.errors = [{instancePath:instancePath+"/freteCobrar",schemaPath:"DinheiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data1 * 100) / 100 !== data1){
validate22.errors = [{instancePath:instancePath+"/freteCobrar",schemaPath:"DinheiroNaoNegativo/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/freteCobrar",schemaPath:"DinheiroNaoNegativo/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.freteReal !== undefined){
let data2 = data.freteReal;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9999999.99 || isNaN(data2)){
validate22.errors = [{instancePath:instancePath+"/freteReal",schemaPath:"DinheiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate22.errors = [{instancePath:instancePath+"/freteReal",schemaPath:"DinheiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data2 * 100) / 100 !== data2){
validate22.errors = [{instancePath:instancePath+"/freteReal",schemaPath:"DinheiroNaoNegativo/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/freteReal",schemaPath:"DinheiroNaoNegativo/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prazoEntregaTotal !== undefined){
let data3 = data.prazoEntregaTotal;
const _errs9 = errors;
const _errs10 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate22.errors = [{instancePath:instancePath+"/prazoEntregaTotal",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
validate22.errors = [{instancePath:instancePath+"/prazoEntregaTotal",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data3 < -2147483648 || isNaN(data3)){
validate22.errors = [{instancePath:instancePath+"/prazoEntregaTotal",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.estoque !== undefined){
let data4 = data.estoque;
const _errs12 = errors;
const _errs13 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate22.errors = [{instancePath:instancePath+"/estoque",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs13){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 2147483647 || isNaN(data4)){
validate22.errors = [{instancePath:instancePath+"/estoque",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data4 < -2147483648 || isNaN(data4)){
validate22.errors = [{instancePath:instancePath+"/estoque",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
return false;
}
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prazoEntrega !== undefined){
const _errs15 = errors;
if(!(validate23(data.prazoEntrega, {instancePath:instancePath+"/prazoEntrega",parentData:data,parentDataProperty:"prazoEntrega",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dadosFrete !== undefined){
const _errs16 = errors;
if(!(validate25(data.dadosFrete, {instancePath:instancePath+"/dadosFrete",parentData:data,parentDataProperty:"dadosFrete",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}


function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Cotacao" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.retorno === undefined) && (missing0 = "retorno")) || ((data.dadosEntrada === undefined) && (missing0 = "dadosEntrada"))) || ((data.opcoesEntrega === undefined) && (missing0 = "opcoesEntrega"))){
validate13.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.retorno !== undefined){
const _errs1 = errors;
if(!(validate14(data.retorno, {instancePath:instancePath+"/retorno",parentData:data,parentDataProperty:"retorno",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dadosEntrada !== undefined){
const _errs2 = errors;
if(!(validate16(data.dadosEntrada, {instancePath:instancePath+"/dadosEntrada",parentData:data,parentDataProperty:"dadosEntrada",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.opcoesEntrega !== undefined){
let data2 = data.opcoesEntrega;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate22(data2[i0], {instancePath:instancePath+"/opcoesEntrega/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/opcoesEntrega",schemaPath:"#/properties/opcoesEntrega/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate13.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate13.errors = vErrors;
return errors === 0;
}

const v2 = validate32;
const schema69 = {"type":"object","required":["mensagem"],"properties":{"mensagem":{"$ref":"Mensagem"}},"$id":"Erro"};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Erro" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.mensagem === undefined) && (missing0 = "mensagem")){
validate32.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.mensagem !== undefined){
let data0 = data.mensagem;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func2(data0) > 255){
validate32.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate32.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
else {
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}

const v3 = validate33;
const schema71 = {"type":"object","properties":{"idCotacao":{"type":"string","maxLength":25}},"required":["idCotacao"]};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.idCotacao === undefined) && (missing0 = "idCotacao")){
validate33.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.idCotacao !== undefined){
let data0 = data.idCotacao;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) > 25){
validate33.errors = [{instancePath:instancePath+"/idCotacao",schemaPath:"#/properties/idCotacao/maxLength",keyword:"maxLength",params:{limit: 25}}];
return false;
}
}
else {
validate33.errors = [{instancePath:instancePath+"/idCotacao",schemaPath:"#/properties/idCotacao/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
else {
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}

const v4 = validate34;
const schema72 = {"type":"object","properties":{"limite":{"$ref":"LimiteTolerante"}},"required":[]};
const schema73 = {"type":"integer","minimum":1,"$id":"LimiteTolerante"};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limite !== undefined){
let data0 = data.limite;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate34.errors = [{instancePath:instancePath+"/limite",schemaPath:"LimiteTolerante/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
validate34.errors = [{instancePath:instancePath+"/limite",schemaPath:"LimiteTolerante/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
}
else {
validate34.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}

const v5 = validate35;
const schema74 = {"type":"array","items":{"$ref":"CotacaoDaFila"}};
const schema75 = {"type":"object","required":["retorno","dadosEntrada","opcoesEntrega"],"properties":{"retorno":{"$ref":"CotacaoRetornoDaFila"},"dadosEntrada":{"$ref":"CotacaoEntrada"},"opcoesEntrega":{"type":"array","items":{"$ref":"OpcaoEntrega"}}},"$id":"CotacaoDaFila"};
const schema76 = {"type":"object","required":["idCotacao","mensagem","dataCotacao"],"properties":{"idCotacao":{"type":"string","maxLength":11},"mensagem":{"$ref":"Mensagem"},"dataCotacao":{"$ref":"DataHoraOffset"}},"$id":"CotacaoRetornoDaFila"};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CotacaoRetornoDaFila" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.idCotacao === undefined) && (missing0 = "idCotacao")) || ((data.mensagem === undefined) && (missing0 = "mensagem"))) || ((data.dataCotacao === undefined) && (missing0 = "dataCotacao"))){
validate37.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.idCotacao !== undefined){
let data0 = data.idCotacao;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) > 11){
validate37.errors = [{instancePath:instancePath+"/idCotacao",schemaPath:"#/properties/idCotacao/maxLength",keyword:"maxLength",params:{limit: 11}}];
return false;
}
}
else {
validate37.errors = [{instancePath:instancePath+"/idCotacao",schemaPath:"#/properties/idCotacao/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mensagem !== undefined){
let data1 = data.mensagem;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 255){
validate37.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate37.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dataCotacao !== undefined){
let data2 = data.dataCotacao;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(errors === _errs7){
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
validate37.errors = [{instancePath:instancePath+"/dataCotacao",schemaPath:"DataHoraOffset/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate37.errors = [{instancePath:instancePath+"/dataCotacao",schemaPath:"DataHoraOffset/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate37.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}


function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CotacaoDaFila" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.retorno === undefined) && (missing0 = "retorno")) || ((data.dadosEntrada === undefined) && (missing0 = "dadosEntrada"))) || ((data.opcoesEntrega === undefined) && (missing0 = "opcoesEntrega"))){
validate36.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.retorno !== undefined){
const _errs1 = errors;
if(!(validate37(data.retorno, {instancePath:instancePath+"/retorno",parentData:data,parentDataProperty:"retorno",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dadosEntrada !== undefined){
const _errs2 = errors;
if(!(validate16(data.dadosEntrada, {instancePath:instancePath+"/dadosEntrada",parentData:data,parentDataProperty:"dadosEntrada",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.opcoesEntrega !== undefined){
let data2 = data.opcoesEntrega;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate22(data2[i0], {instancePath:instancePath+"/opcoesEntrega/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/opcoesEntrega",schemaPath:"#/properties/opcoesEntrega/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}


function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate36(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}

const v6 = validate42;
const schema79 = {"type":"object","required":["produto"],"properties":{"produto":{"type":"array","items":{"$ref":"ProdutoEnviado"},"maxItems":1000}},"$id":"ProdutosEntrada"};
const schema80 = {"anyOf":[{"$ref":"ProdutoEntrada"},{"$ref":"ValorJson"}],"$id":"ProdutoEnviado"};
const schema98 = {"anyOf":[{"type":"object","additionalProperties":{}},{"type":"array","items":{}},{"type":"string"},{"type":"number"},{"type":"boolean"},{"type":"null"}],"$id":"ValorJson"};
const schema81 = {"type":"object","required":["sku","titulo","peso","largura","altura","profundidade","preco","status","filial"],"properties":{"sku":{"type":"string","minLength":1,"maxLength":50},"codigoAgrupador":{"type":"string","maxLength":50},"skuERP":{"type":"string","maxLength":35},"titulo":{"type":"string","minLength":1,"maxLength":255},"variacao":{"type":"string","maxLength":60},"categoria":{"type":"string","maxLength":100},"peso":{"$ref":"Peso"},"largura":{"$ref":"Medida"},"altura":{"$ref":"Medida"},"profundidade":{"$ref":"Medida"},"volumes":{"$ref":"InteiroNaoNegativo"},"preco":{"$ref":"DinheiroNaoNegativo"},"status":{"$ref":"BooleanoOuTexto"},"filial":{"type":"array","items":{"$ref":"EstoqueFilial"}},"dePara":{"type":"array","items":{"$ref":"DeParaEntrada"}},"precoCanal":{"$ref":"PrecoCanalEntrada"}},"$id":"ProdutoEntrada"};
const schema88 = {"anyOf":[{"type":"boolean"},{"type":"string","enum":["true","false"]}],"$id":"BooleanoOuTexto"};
const schema89 = {"type":"object","required":["idFilial","quantidade","prazoAdicional"],"properties":{"idFilial":{"type":"string","maxLength":30},"quantidade":{"$ref":"Inteiro"},"prazoAdicional":{"$ref":"InteiroNaoNegativo"}},"$id":"EstoqueFilial"};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EstoqueFilial" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.idFilial === undefined) && (missing0 = "idFilial")) || ((data.quantidade === undefined) && (missing0 = "quantidade"))) || ((data.prazoAdicional === undefined) && (missing0 = "prazoAdicional"))){
validate45.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.idFilial !== undefined){
let data0 = data.idFilial;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) > 30){
validate45.errors = [{instancePath:instancePath+"/idFilial",schemaPath:"#/properties/idFilial/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
}
else {
validate45.errors = [{instancePath:instancePath+"/idFilial",schemaPath:"#/properties/idFilial/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.quantidade !== undefined){
let data1 = data.quantidade;
const _errs3 = errors;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate45.errors = [{instancePath:instancePath+"/quantidade",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
validate45.errors = [{instancePath:instancePath+"/quantidade",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data1 < -2147483648 || isNaN(data1)){
validate45.errors = [{instancePath:instancePath+"/quantidade",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prazoAdicional !== undefined){
let data2 = data.prazoAdicional;
const _errs6 = errors;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate45.errors = [{instancePath:instancePath+"/prazoAdicional",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
validate45.errors = [{instancePath:instancePath+"/prazoAdicional",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate45.errors = [{instancePath:instancePath+"/prazoAdicional",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate45.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}

const schema92 = {"type":"object","required":["canal","sku","status"],"properties":{"canal":{"type":"string","maxLength":60},"sku":{"type":"string","maxLength":50},"status":{"$ref":"BooleanoOuTexto"}},"$id":"DeParaEntrada"};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DeParaEntrada" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.canal === undefined) && (missing0 = "canal")) || ((data.sku === undefined) && (missing0 = "sku"))) || ((data.status === undefined) && (missing0 = "status"))){
validate47.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.canal !== undefined){
let data0 = data.canal;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) > 60){
validate47.errors = [{instancePath:instancePath+"/canal",schemaPath:"#/properties/canal/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
}
else {
validate47.errors = [{instancePath:instancePath+"/canal",schemaPath:"#/properties/canal/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sku !== undefined){
let data1 = data.sku;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) > 50){
validate47.errors = [{instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
}
else {
validate47.errors = [{instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(typeof data2 !== "boolean"){
const err0 = {instancePath:instancePath+"/status",schemaPath:"BooleanoOuTexto/anyOf/0/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs10 = errors;
if(typeof data2 !== "string"){
const err1 = {instancePath:instancePath+"/status",schemaPath:"BooleanoOuTexto/anyOf/1/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data2 === "true") || (data2 === "false"))){
const err2 = {instancePath:instancePath+"/status",schemaPath:"BooleanoOuTexto/anyOf/1/enum",keyword:"enum",params:{allowedValues: schema88.anyOf[1].enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err3 = {instancePath:instancePath+"/status",schemaPath:"BooleanoOuTexto/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate47.errors = vErrors;
return false;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate47.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate47.errors = vErrors;
return errors === 0;
}

const schema94 = {"type":"object","properties":{"canal":{"type":"array","items":{"$ref":"PrecoCanalItemEntrada"}}},"$id":"PrecoCanalEntrada"};
const schema95 = {"type":"object","required":["nome","precoDe","precoPor"],"properties":{"nome":{"type":"string","maxLength":60},"precoDe":{"$ref":"DinheiroNaoNegativo"},"precoPor":{"$ref":"DinheiroNaoNegativo"},"idVariacaoMkt":{"type":"string","maxLength":50}},"$id":"PrecoCanalItemEntrada"};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PrecoCanalItemEntrada" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.nome === undefined) && (missing0 = "nome")) || ((data.precoDe === undefined) && (missing0 = "precoDe"))) || ((data.precoPor === undefined) && (missing0 = "precoPor"))){
validate50.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.nome !== undefined){
let data0 = data.nome;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) > 60){
validate50.errors = [{instancePath:instancePath+"/nome",schemaPath:"#/properties/nome/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
}
else {
validate50.errors = [{instancePath:instancePath+"/nome",schemaPath:"#/properties/nome/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.precoDe !== undefined){
let data1 = data.precoDe;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9999999.99 || isNaN(data1)){
validate50.errors = [{instancePath:instancePath+"/precoDe",schemaPath:"DinheiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate50.errors = [{instancePath:instancePath+"/precoDe",schemaPath:"DinheiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data1 * 100) / 100 !== data1){
validate50.errors = [{instancePath:instancePath+"/precoDe",schemaPath:"DinheiroNaoNegativo/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/precoDe",schemaPath:"DinheiroNaoNegativo/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.precoPor !== undefined){
let data2 = data.precoPor;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9999999.99 || isNaN(data2)){
validate50.errors = [{instancePath:instancePath+"/precoPor",schemaPath:"DinheiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate50.errors = [{instancePath:instancePath+"/precoPor",schemaPath:"DinheiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data2 * 100) / 100 !== data2){
validate50.errors = [{instancePath:instancePath+"/precoPor",schemaPath:"DinheiroNaoNegativo/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/precoPor",schemaPath:"DinheiroNaoNegativo/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idVariacaoMkt !== undefined){
let data3 = data.idVariacaoMkt;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func2(data3) > 50){
validate50.errors = [{instancePath:instancePath+"/idVariacaoMkt",schemaPath:"#/properties/idVariacaoMkt/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
}
else {
validate50.errors = [{instancePath:instancePath+"/idVariacaoMkt",schemaPath:"#/properties/idVariacaoMkt/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate50.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate50.errors = vErrors;
return errors === 0;
}


function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PrecoCanalEntrada" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.canal !== undefined){
let data0 = data.canal;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate50(data0[i0], {instancePath:instancePath+"/canal/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/canal",schemaPath:"#/properties/canal/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
else {
validate49.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate49.errors = vErrors;
return errors === 0;
}


function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ProdutoEntrada" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.sku === undefined) && (missing0 = "sku")) || ((data.titulo === undefined) && (missing0 = "titulo"))) || ((data.peso === undefined) && (missing0 = "peso"))) || ((data.largura === undefined) && (missing0 = "largura"))) || ((data.altura === undefined) && (missing0 = "altura"))) || ((data.profundidade === undefined) && (missing0 = "profundidade"))) || ((data.preco === undefined) && (missing0 = "preco"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.filial === undefined) && (missing0 = "filial"))){
validate44.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.sku !== undefined){
let data0 = data.sku;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) > 50){
validate44.errors = [{instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
else {
if(func2(data0) < 1){
validate44.errors = [{instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.codigoAgrupador !== undefined){
let data1 = data.codigoAgrupador;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) > 50){
validate44.errors = [{instancePath:instancePath+"/codigoAgrupador",schemaPath:"#/properties/codigoAgrupador/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
}
else {
validate44.errors = [{instancePath:instancePath+"/codigoAgrupador",schemaPath:"#/properties/codigoAgrupador/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.skuERP !== undefined){
let data2 = data.skuERP;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func2(data2) > 35){
validate44.errors = [{instancePath:instancePath+"/skuERP",schemaPath:"#/properties/skuERP/maxLength",keyword:"maxLength",params:{limit: 35}}];
return false;
}
}
else {
validate44.errors = [{instancePath:instancePath+"/skuERP",schemaPath:"#/properties/skuERP/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.titulo !== undefined){
let data3 = data.titulo;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func2(data3) > 255){
validate44.errors = [{instancePath:instancePath+"/titulo",schemaPath:"#/properties/titulo/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
else {
if(func2(data3) < 1){
validate44.errors = [{instancePath:instancePath+"/titulo",schemaPath:"#/properties/titulo/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/titulo",schemaPath:"#/properties/titulo/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.variacao !== undefined){
let data4 = data.variacao;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(func2(data4) > 60){
validate44.errors = [{instancePath:instancePath+"/variacao",schemaPath:"#/properties/variacao/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
}
else {
validate44.errors = [{instancePath:instancePath+"/variacao",schemaPath:"#/properties/variacao/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.categoria !== undefined){
let data5 = data.categoria;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func2(data5) > 100){
validate44.errors = [{instancePath:instancePath+"/categoria",schemaPath:"#/properties/categoria/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate44.errors = [{instancePath:instancePath+"/categoria",schemaPath:"#/properties/categoria/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.peso !== undefined){
let data6 = data.peso;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 999999.999 || isNaN(data6)){
validate44.errors = [{instancePath:instancePath+"/peso",schemaPath:"Peso/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate44.errors = [{instancePath:instancePath+"/peso",schemaPath:"Peso/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data6 * 1000) / 1000 !== data6){
validate44.errors = [{instancePath:instancePath+"/peso",schemaPath:"Peso/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.001}}];
return false;
}
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/peso",schemaPath:"Peso/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.largura !== undefined){
let data7 = data.largura;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 999999.999 || isNaN(data7)){
validate44.errors = [{instancePath:instancePath+"/largura",schemaPath:"Medida/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
validate44.errors = [{instancePath:instancePath+"/largura",schemaPath:"Medida/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data7 * 1000) / 1000 !== data7){
validate44.errors = [{instancePath:instancePath+"/largura",schemaPath:"Medida/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.001}}];
return false;
}
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/largura",schemaPath:"Medida/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.altura !== undefined){
let data8 = data.altura;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 999999.999 || isNaN(data8)){
validate44.errors = [{instancePath:instancePath+"/altura",schemaPath:"Medida/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate44.errors = [{instancePath:instancePath+"/altura",schemaPath:"Medida/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data8 * 1000) / 1000 !== data8){
validate44.errors = [{instancePath:instancePath+"/altura",schemaPath:"Medida/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.001}}];
return false;
}
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/altura",schemaPath:"Medida/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.profundidade !== undefined){
let data9 = data.profundidade;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs23){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 999999.999 || isNaN(data9)){
validate44.errors = [{instancePath:instancePath+"/profundidade",schemaPath:"Medida/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data9 < 0 || isNaN(data9)){
validate44.errors = [{instancePath:instancePath+"/profundidade",schemaPath:"Medida/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data9 * 1000) / 1000 !== data9){
validate44.errors = [{instancePath:instancePath+"/profundidade",schemaPath:"Medida/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.001}}];
return false;
}
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/profundidade",schemaPath:"Medida/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.volumes !== undefined){
let data10 = data.volumes;
const _errs25 = errors;
const _errs26 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate44.errors = [{instancePath:instancePath+"/volumes",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs26){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 2147483647 || isNaN(data10)){
validate44.errors = [{instancePath:instancePath+"/volumes",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data10 < 0 || isNaN(data10)){
validate44.errors = [{instancePath:instancePath+"/volumes",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.preco !== undefined){
let data11 = data.preco;
const _errs28 = errors;
const _errs29 = errors;
if(errors === _errs29){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 9999999.99 || isNaN(data11)){
validate44.errors = [{instancePath:instancePath+"/preco",schemaPath:"DinheiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data11 < 0 || isNaN(data11)){
validate44.errors = [{instancePath:instancePath+"/preco",schemaPath:"DinheiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data11 * 100) / 100 !== data11){
validate44.errors = [{instancePath:instancePath+"/preco",schemaPath:"DinheiroNaoNegativo/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/preco",schemaPath:"DinheiroNaoNegativo/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data12 = data.status;
const _errs31 = errors;
const _errs33 = errors;
let valid8 = false;
const _errs34 = errors;
if(typeof data12 !== "boolean"){
const err0 = {instancePath:instancePath+"/status",schemaPath:"BooleanoOuTexto/anyOf/0/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs34 === errors;
valid8 = valid8 || _valid0;
if(!valid8){
const _errs36 = errors;
if(typeof data12 !== "string"){
const err1 = {instancePath:instancePath+"/status",schemaPath:"BooleanoOuTexto/anyOf/1/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data12 === "true") || (data12 === "false"))){
const err2 = {instancePath:instancePath+"/status",schemaPath:"BooleanoOuTexto/anyOf/1/enum",keyword:"enum",params:{allowedValues: schema88.anyOf[1].enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs36 === errors;
valid8 = valid8 || _valid0;
}
if(!valid8){
const err3 = {instancePath:instancePath+"/status",schemaPath:"BooleanoOuTexto/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate44.errors = vErrors;
return false;
}
else {
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filial !== undefined){
let data13 = data.filial;
const _errs38 = errors;
if(errors === _errs38){
if(Array.isArray(data13)){
var valid9 = true;
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
const _errs40 = errors;
if(!(validate45(data13[i0], {instancePath:instancePath+"/filial/" + i0,parentData:data13,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid9 = _errs40 === errors;
if(!valid9){
break;
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/filial",schemaPath:"#/properties/filial/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dePara !== undefined){
let data15 = data.dePara;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data15)){
var valid10 = true;
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
const _errs43 = errors;
if(!(validate47(data15[i1], {instancePath:instancePath+"/dePara/" + i1,parentData:data15,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
var valid10 = _errs43 === errors;
if(!valid10){
break;
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/dePara",schemaPath:"#/properties/dePara/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.precoCanal !== undefined){
const _errs44 = errors;
if(!(validate49(data.precoCanal, {instancePath:instancePath+"/precoCanal",parentData:data,parentDataProperty:"precoCanal",rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate44.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate44.errors = vErrors;
return errors === 0;
}


function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ProdutoEnviado" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate44(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
const _errs4 = errors;
let valid2 = false;
const _errs5 = errors;
if(errors === _errs5){
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
const err0 = {instancePath,schemaPath:"ValorJson/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid1 = _errs5 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs8 = errors;
if(errors === _errs8){
if(!(Array.isArray(data))){
const err1 = {instancePath,schemaPath:"ValorJson/anyOf/1/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid1 = _errs8 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs10 = errors;
if(typeof data !== "string"){
const err2 = {instancePath,schemaPath:"ValorJson/anyOf/2/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs10 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs12 = errors;
if(!((typeof data == "number") && (isFinite(data)))){
const err3 = {instancePath,schemaPath:"ValorJson/anyOf/3/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid1 = _errs12 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs14 = errors;
if(typeof data !== "boolean"){
const err4 = {instancePath,schemaPath:"ValorJson/anyOf/4/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid1 = _errs14 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs16 = errors;
if(data !== null){
const err5 = {instancePath,schemaPath:"ValorJson/anyOf/5/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid1 = _errs16 === errors;
valid2 = valid2 || _valid1;
}
}
}
}
}
if(!valid2){
const err6 = {instancePath,schemaPath:"ValorJson/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err7 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate43.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate43.errors = vErrors;
return errors === 0;
}


function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ProdutosEntrada" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.produto === undefined) && (missing0 = "produto")){
validate42.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.produto !== undefined){
let data0 = data.produto;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 1000){
validate42.errors = [{instancePath:instancePath+"/produto",schemaPath:"#/properties/produto/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate43(data0[i0], {instancePath:instancePath+"/produto/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/produto",schemaPath:"#/properties/produto/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}

const v7 = validate55;
const schema99 = {"type":"object","required":["produto"],"properties":{"produto":{"type":"array","items":{"$ref":"ProdutoGravado"}}},"$id":"ProdutosGravados"};
const schema100 = {"type":"object","required":["sku","mensagem","dePara","filial"],"properties":{"sku":{"anyOf":[{"type":"string"},{"type":"null"}]},"mensagem":{"$ref":"Mensagem"},"dePara":{"type":"array","items":{"$ref":"DeParaGravado"}},"filial":{"type":"array","items":{"$ref":"FilialGravada"}}},"$id":"ProdutoGravado"};
const schema102 = {"type":"object","required":["canal","sku","mensagem"],"properties":{"canal":{"anyOf":[{"type":"string"},{"type":"null"}]},"sku":{"anyOf":[{"type":"string"},{"type":"null"}]},"mensagem":{"$ref":"Mensagem"}},"$id":"DeParaGravado"};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DeParaGravado" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.canal === undefined) && (missing0 = "canal")) || ((data.sku === undefined) && (missing0 = "sku"))) || ((data.mensagem === undefined) && (missing0 = "mensagem"))){
validate57.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.canal !== undefined){
let data0 = data.canal;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/canal",schemaPath:"#/properties/canal/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(data0 !== null){
const err1 = {instancePath:instancePath+"/canal",schemaPath:"#/properties/canal/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = {instancePath:instancePath+"/canal",schemaPath:"#/properties/canal/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate57.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sku !== undefined){
let data1 = data.sku;
const _errs7 = errors;
const _errs8 = errors;
let valid2 = false;
const _errs9 = errors;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid1 = _errs9 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs11 = errors;
if(data1 !== null){
const err4 = {instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err5 = {instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate57.errors = vErrors;
return false;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mensagem !== undefined){
let data2 = data.mensagem;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data2 === "string"){
if(func2(data2) > 255){
validate57.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate57.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}

const schema104 = {"type":"object","required":["idFilial","mensagem"],"properties":{"idFilial":{"anyOf":[{"type":"string"},{"type":"null"}]},"mensagem":{"$ref":"Mensagem"}},"$id":"FilialGravada"};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FilialGravada" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.idFilial === undefined) && (missing0 = "idFilial")) || ((data.mensagem === undefined) && (missing0 = "mensagem"))){
validate59.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.idFilial !== undefined){
let data0 = data.idFilial;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/idFilial",schemaPath:"#/properties/idFilial/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(data0 !== null){
const err1 = {instancePath:instancePath+"/idFilial",schemaPath:"#/properties/idFilial/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = {instancePath:instancePath+"/idFilial",schemaPath:"#/properties/idFilial/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate59.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mensagem !== undefined){
let data1 = data.mensagem;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data1 === "string"){
if(func2(data1) > 255){
validate59.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate59.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate59.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate59.errors = vErrors;
return errors === 0;
}


function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ProdutoGravado" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.sku === undefined) && (missing0 = "sku")) || ((data.mensagem === undefined) && (missing0 = "mensagem"))) || ((data.dePara === undefined) && (missing0 = "dePara"))) || ((data.filial === undefined) && (missing0 = "filial"))){
validate56.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.sku !== undefined){
let data0 = data.sku;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(data0 !== null){
const err1 = {instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = {instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate56.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mensagem !== undefined){
let data1 = data.mensagem;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data1 === "string"){
if(func2(data1) > 255){
validate56.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate56.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dePara !== undefined){
let data2 = data.dePara;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data2)){
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(!(validate57(data2[i0], {instancePath:instancePath+"/dePara/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid3 = _errs12 === errors;
if(!valid3){
break;
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/dePara",schemaPath:"#/properties/dePara/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filial !== undefined){
let data4 = data.filial;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data4)){
var valid4 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs15 = errors;
if(!(validate59(data4[i1], {instancePath:instancePath+"/filial/" + i1,parentData:data4,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var valid4 = _errs15 === errors;
if(!valid4){
break;
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/filial",schemaPath:"#/properties/filial/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}


function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ProdutosGravados" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.produto === undefined) && (missing0 = "produto")){
validate55.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.produto !== undefined){
let data0 = data.produto;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate56(data0[i0], {instancePath:instancePath+"/produto/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate55.errors = [{instancePath:instancePath+"/produto",schemaPath:"#/properties/produto/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}

const v8 = validate62;
const schema106 = {"type":"object","properties":{"sku":{"type":"string","maxLength":50}},"required":["sku"]};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.sku === undefined) && (missing0 = "sku")){
validate62.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.sku !== undefined){
let data0 = data.sku;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) > 50){
validate62.errors = [{instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
}
else {
validate62.errors = [{instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
else {
validate62.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}

const v9 = validate63;
const schema107 = {"type":"object","required":["produto"],"properties":{"produto":{"type":"array","items":{"$ref":"Produto"}}},"$id":"ProdutosLidos"};
const schema108 = {"type":"object","required":["sku","codigoAgrupador","skuERP","titulo","variacao","categoria","peso","largura","altura","profundidade","preco","status","filial","dePara","precoCanal"],"properties":{"sku":{"type":"string","maxLength":50},"codigoAgrupador":{"anyOf":[{"type":"string","maxLength":50},{"type":"null"}]},"skuERP":{"anyOf":[{"type":"string","maxLength":35},{"type":"null"}]},"titulo":{"type":"string","maxLength":255},"variacao":{"anyOf":[{"type":"string","maxLength":60},{"type":"null"}]},"categoria":{"anyOf":[{"type":"string","maxLength":100},{"type":"null"}]},"peso":{"$ref":"Peso"},"largura":{"$ref":"Medida"},"altura":{"$ref":"Medida"},"profundidade":{"$ref":"Medida"},"preco":{"$ref":"DinheiroNaoNegativo"},"status":{"type":"boolean"},"filial":{"type":"array","items":{"$ref":"EstoqueFilial"}},"dePara":{"type":"array","items":{"$ref":"DePara"}},"precoCanal":{"$ref":"PrecoCanal"}},"$id":"Produto"};
const schema114 = {"type":"object","required":["canal","sku","status"],"properties":{"canal":{"type":"string","maxLength":60},"sku":{"type":"string","maxLength":50},"status":{"type":"boolean"}},"$id":"DePara"};
const schema115 = {"type":"object","required":["canal"],"properties":{"canal":{"type":"array","items":{"$ref":"PrecoCanalItem"}}},"$id":"PrecoCanal"};
const schema116 = {"type":"object","required":["nome","precoDe","precoPor"],"properties":{"nome":{"type":"string","maxLength":60},"precoDe":{"$ref":"DinheiroNaoNegativo"},"precoPor":{"$ref":"DinheiroNaoNegativo"}},"$id":"PrecoCanalItem"};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PrecoCanalItem" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.nome === undefined) && (missing0 = "nome")) || ((data.precoDe === undefined) && (missing0 = "precoDe"))) || ((data.precoPor === undefined) && (missing0 = "precoPor"))){
validate67.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.nome !== undefined){
let data0 = data.nome;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) > 60){
validate67.errors = [{instancePath:instancePath+"/nome",schemaPath:"#/properties/nome/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
}
else {
validate67.errors = [{instancePath:instancePath+"/nome",schemaPath:"#/properties/nome/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.precoDe !== undefined){
let data1 = data.precoDe;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9999999.99 || isNaN(data1)){
validate67.errors = [{instancePath:instancePath+"/precoDe",schemaPath:"DinheiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate67.errors = [{instancePath:instancePath+"/precoDe",schemaPath:"DinheiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data1 * 100) / 100 !== data1){
validate67.errors = [{instancePath:instancePath+"/precoDe",schemaPath:"DinheiroNaoNegativo/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
}
else {
validate67.errors = [{instancePath:instancePath+"/precoDe",schemaPath:"DinheiroNaoNegativo/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.precoPor !== undefined){
let data2 = data.precoPor;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9999999.99 || isNaN(data2)){
validate67.errors = [{instancePath:instancePath+"/precoPor",schemaPath:"DinheiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate67.errors = [{instancePath:instancePath+"/precoPor",schemaPath:"DinheiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data2 * 100) / 100 !== data2){
validate67.errors = [{instancePath:instancePath+"/precoPor",schemaPath:"DinheiroNaoNegativo/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
}
else {
validate67.errors = [{instancePath:instancePath+"/precoPor",schemaPath:"DinheiroNaoNegativo/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate67.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}


function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PrecoCanal" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.canal === undefined) && (missing0 = "canal")){
validate66.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.canal !== undefined){
let data0 = data.canal;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate67(data0[i0], {instancePath:instancePath+"/canal/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate66.errors = [{instancePath:instancePath+"/canal",schemaPath:"#/properties/canal/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate66.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate66.errors = vErrors;
return errors === 0;
}


function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Produto" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((data.sku === undefined) && (missing0 = "sku")) || ((data.codigoAgrupador === undefined) && (missing0 = "codigoAgrupador"))) || ((data.skuERP === undefined) && (missing0 = "skuERP"))) || ((data.titulo === undefined) && (missing0 = "titulo"))) || ((data.variacao === undefined) && (missing0 = "variacao"))) || ((data.categoria === undefined) && (missing0 = "categoria"))) || ((data.peso === undefined) && (missing0 = "peso"))) || ((data.largura === undefined) && (missing0 = "largura"))) || ((data.altura === undefined) && (missing0 = "altura"))) || ((data.profundidade === undefined) && (missing0 = "profundidade"))) || ((data.preco === undefined) && (missing0 = "preco"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.filial === undefined) && (missing0 = "filial"))) || ((data.dePara === undefined) && (missing0 = "dePara"))) || ((data.precoCanal === undefined) && (missing0 = "precoCanal"))){
validate64.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.sku !== undefined){
let data0 = data.sku;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) > 50){
validate64.errors = [{instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
}
else {
validate64.errors = [{instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.codigoAgrupador !== undefined){
let data1 = data.codigoAgrupador;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func2(data1) > 50){
const err0 = {instancePath:instancePath+"/codigoAgrupador",schemaPath:"#/properties/codigoAgrupador/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/codigoAgrupador",schemaPath:"#/properties/codigoAgrupador/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/codigoAgrupador",schemaPath:"#/properties/codigoAgrupador/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err3 = {instancePath:instancePath+"/codigoAgrupador",schemaPath:"#/properties/codigoAgrupador/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate64.errors = vErrors;
return false;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.skuERP !== undefined){
let data2 = data.skuERP;
const _errs9 = errors;
const _errs10 = errors;
let valid2 = false;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data2 === "string"){
if(func2(data2) > 35){
const err4 = {instancePath:instancePath+"/skuERP",schemaPath:"#/properties/skuERP/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 35}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/skuERP",schemaPath:"#/properties/skuERP/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs13 = errors;
if(data2 !== null){
const err6 = {instancePath:instancePath+"/skuERP",schemaPath:"#/properties/skuERP/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs13 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err7 = {instancePath:instancePath+"/skuERP",schemaPath:"#/properties/skuERP/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate64.errors = vErrors;
return false;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.titulo !== undefined){
let data3 = data.titulo;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data3 === "string"){
if(func2(data3) > 255){
validate64.errors = [{instancePath:instancePath+"/titulo",schemaPath:"#/properties/titulo/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate64.errors = [{instancePath:instancePath+"/titulo",schemaPath:"#/properties/titulo/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.variacao !== undefined){
let data4 = data.variacao;
const _errs17 = errors;
const _errs18 = errors;
let valid3 = false;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data4 === "string"){
if(func2(data4) > 60){
const err8 = {instancePath:instancePath+"/variacao",schemaPath:"#/properties/variacao/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/variacao",schemaPath:"#/properties/variacao/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var _valid2 = _errs19 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs21 = errors;
if(data4 !== null){
const err10 = {instancePath:instancePath+"/variacao",schemaPath:"#/properties/variacao/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid2 = _errs21 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
const err11 = {instancePath:instancePath+"/variacao",schemaPath:"#/properties/variacao/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate64.errors = vErrors;
return false;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.categoria !== undefined){
let data5 = data.categoria;
const _errs23 = errors;
const _errs24 = errors;
let valid4 = false;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data5 === "string"){
if(func2(data5) > 100){
const err12 = {instancePath:instancePath+"/categoria",schemaPath:"#/properties/categoria/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/categoria",schemaPath:"#/properties/categoria/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var _valid3 = _errs25 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs27 = errors;
if(data5 !== null){
const err14 = {instancePath:instancePath+"/categoria",schemaPath:"#/properties/categoria/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid3 = _errs27 === errors;
valid4 = valid4 || _valid3;
}
if(!valid4){
const err15 = {instancePath:instancePath+"/categoria",schemaPath:"#/properties/categoria/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
validate64.errors = vErrors;
return false;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.peso !== undefined){
let data6 = data.peso;
const _errs29 = errors;
const _errs30 = errors;
if(errors === _errs30){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 999999.999 || isNaN(data6)){
validate64.errors = [{instancePath:instancePath+"/peso",schemaPath:"Peso/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate64.errors = [{instancePath:instancePath+"/peso",schemaPath:"Peso/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data6 * 1000) / 1000 !== data6){
validate64.errors = [{instancePath:instancePath+"/peso",schemaPath:"Peso/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.001}}];
return false;
}
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/peso",schemaPath:"Peso/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.largura !== undefined){
let data7 = data.largura;
const _errs32 = errors;
const _errs33 = errors;
if(errors === _errs33){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 999999.999 || isNaN(data7)){
validate64.errors = [{instancePath:instancePath+"/largura",schemaPath:"Medida/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
validate64.errors = [{instancePath:instancePath+"/largura",schemaPath:"Medida/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data7 * 1000) / 1000 !== data7){
validate64.errors = [{instancePath:instancePath+"/largura",schemaPath:"Medida/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.001}}];
return false;
}
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/largura",schemaPath:"Medida/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.altura !== undefined){
let data8 = data.altura;
const _errs35 = errors;
const _errs36 = errors;
if(errors === _errs36){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 999999.999 || isNaN(data8)){
validate64.errors = [{instancePath:instancePath+"/altura",schemaPath:"Medida/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate64.errors = [{instancePath:instancePath+"/altura",schemaPath:"Medida/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data8 * 1000) / 1000 !== data8){
validate64.errors = [{instancePath:instancePath+"/altura",schemaPath:"Medida/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.001}}];
return false;
}
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/altura",schemaPath:"Medida/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.profundidade !== undefined){
let data9 = data.profundidade;
const _errs38 = errors;
const _errs39 = errors;
if(errors === _errs39){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 999999.999 || isNaN(data9)){
validate64.errors = [{instancePath:instancePath+"/profundidade",schemaPath:"Medida/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data9 < 0 || isNaN(data9)){
validate64.errors = [{instancePath:instancePath+"/profundidade",schemaPath:"Medida/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data9 * 1000) / 1000 !== data9){
validate64.errors = [{instancePath:instancePath+"/profundidade",schemaPath:"Medida/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.001}}];
return false;
}
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/profundidade",schemaPath:"Medida/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.preco !== undefined){
let data10 = data.preco;
const _errs41 = errors;
const _errs42 = errors;
if(errors === _errs42){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 9999999.99 || isNaN(data10)){
validate64.errors = [{instancePath:instancePath+"/preco",schemaPath:"DinheiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data10 < 0 || isNaN(data10)){
validate64.errors = [{instancePath:instancePath+"/preco",schemaPath:"DinheiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data10 * 100) / 100 !== data10){
validate64.errors = [{instancePath:instancePath+"/preco",schemaPath:"DinheiroNaoNegativo/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/preco",schemaPath:"DinheiroNaoNegativo/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs44 = errors;
if(typeof data.status !== "boolean"){
validate64.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filial !== undefined){
let data12 = data.filial;
const _errs46 = errors;
if(errors === _errs46){
if(Array.isArray(data12)){
var valid10 = true;
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
const _errs48 = errors;
if(!(validate45(data12[i0], {instancePath:instancePath+"/filial/" + i0,parentData:data12,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid10 = _errs48 === errors;
if(!valid10){
break;
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/filial",schemaPath:"#/properties/filial/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dePara !== undefined){
let data14 = data.dePara;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data14)){
var valid11 = true;
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
const _errs51 = errors;
const _errs52 = errors;
if(errors === _errs52){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
let missing1;
if((((data15.canal === undefined) && (missing1 = "canal")) || ((data15.sku === undefined) && (missing1 = "sku"))) || ((data15.status === undefined) && (missing1 = "status"))){
validate64.errors = [{instancePath:instancePath+"/dePara/" + i1,schemaPath:"DePara/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data15.canal !== undefined){
let data16 = data15.canal;
const _errs54 = errors;
if(errors === _errs54){
if(typeof data16 === "string"){
if(func2(data16) > 60){
validate64.errors = [{instancePath:instancePath+"/dePara/" + i1+"/canal",schemaPath:"DePara/properties/canal/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
}
else {
validate64.errors = [{instancePath:instancePath+"/dePara/" + i1+"/canal",schemaPath:"DePara/properties/canal/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid13 = _errs54 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data15.sku !== undefined){
let data17 = data15.sku;
const _errs56 = errors;
if(errors === _errs56){
if(typeof data17 === "string"){
if(func2(data17) > 50){
validate64.errors = [{instancePath:instancePath+"/dePara/" + i1+"/sku",schemaPath:"DePara/properties/sku/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
}
else {
validate64.errors = [{instancePath:instancePath+"/dePara/" + i1+"/sku",schemaPath:"DePara/properties/sku/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid13 = _errs56 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data15.status !== undefined){
const _errs58 = errors;
if(typeof data15.status !== "boolean"){
validate64.errors = [{instancePath:instancePath+"/dePara/" + i1+"/status",schemaPath:"DePara/properties/status/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid13 = _errs58 === errors;
}
else {
var valid13 = true;
}
}
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/dePara/" + i1,schemaPath:"DePara/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid11 = _errs51 === errors;
if(!valid11){
break;
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/dePara",schemaPath:"#/properties/dePara/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.precoCanal !== undefined){
const _errs60 = errors;
if(!(validate66(data.precoCanal, {instancePath:instancePath+"/precoCanal",parentData:data,parentDataProperty:"precoCanal",rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate64.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate64.errors = vErrors;
return errors === 0;
}


function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ProdutosLidos" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.produto === undefined) && (missing0 = "produto")){
validate63.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.produto !== undefined){
let data0 = data.produto;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate64(data0[i0], {instancePath:instancePath+"/produto/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/produto",schemaPath:"#/properties/produto/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}

const v10 = validate71;
const schema119 = {"type":"array","items":{"$ref":"StatusPedido"}};
const schema120 = {"type":"object","required":["idStatus","statusDescricao"],"properties":{"idStatus":{"$ref":"Inteiro"},"statusDescricao":{"type":"string"}},"$id":"StatusPedido"};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StatusPedido" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.idStatus === undefined) && (missing0 = "idStatus")) || ((data.statusDescricao === undefined) && (missing0 = "statusDescricao"))){
validate72.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.idStatus !== undefined){
let data0 = data.idStatus;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate72.errors = [{instancePath:instancePath+"/idStatus",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
validate72.errors = [{instancePath:instancePath+"/idStatus",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data0 < -2147483648 || isNaN(data0)){
validate72.errors = [{instancePath:instancePath+"/idStatus",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statusDescricao !== undefined){
const _errs4 = errors;
if(typeof data.statusDescricao !== "string"){
validate72.errors = [{instancePath:instancePath+"/statusDescricao",schemaPath:"#/properties/statusDescricao/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate72.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate72.errors = vErrors;
return errors === 0;
}


function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate72(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate71.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate71.errors = vErrors;
return errors === 0;
}

const v11 = validate74;
const schema122 = {"type":"array","items":{"$ref":"Filial"}};
const schema123 = {"type":"object","required":["idFilial","filial","nome","cep","cidade","uf","ativo","prazoAdicional","perAdiDesconto"],"properties":{"idFilial":{"type":"string","maxLength":30},"filial":{"$ref":"Inteiro"},"nome":{"type":"string","maxLength":30},"cep":{"$ref":"Cep"},"cidade":{"type":"string","maxLength":45},"uf":{"$ref":"Uf"},"ativo":{"type":"boolean"},"prazoAdicional":{"$ref":"InteiroNaoNegativo"},"perAdiDesconto":{"$ref":"Percentual"}},"$id":"Filial"};
const schema126 = {"type":"string","enum":["AC","AL","AM","AP","BA","CE","DF","ES","GO","MA","MG","MS","MT","PA","PB","PE","PI","PR","RJ","RN","RO","RR","RS","SC","SE","SP","TO"],"$id":"Uf"};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Filial" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.idFilial === undefined) && (missing0 = "idFilial")) || ((data.filial === undefined) && (missing0 = "filial"))) || ((data.nome === undefined) && (missing0 = "nome"))) || ((data.cep === undefined) && (missing0 = "cep"))) || ((data.cidade === undefined) && (missing0 = "cidade"))) || ((data.uf === undefined) && (missing0 = "uf"))) || ((data.ativo === undefined) && (missing0 = "ativo"))) || ((data.prazoAdicional === undefined) && (missing0 = "prazoAdicional"))) || ((data.perAdiDesconto === undefined) && (missing0 = "perAdiDesconto"))){
validate75.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.idFilial !== undefined){
let data0 = data.idFilial;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) > 30){
validate75.errors = [{instancePath:instancePath+"/idFilial",schemaPath:"#/properties/idFilial/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
}
else {
validate75.errors = [{instancePath:instancePath+"/idFilial",schemaPath:"#/properties/idFilial/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filial !== undefined){
let data1 = data.filial;
const _errs3 = errors;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate75.errors = [{instancePath:instancePath+"/filial",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
validate75.errors = [{instancePath:instancePath+"/filial",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data1 < -2147483648 || isNaN(data1)){
validate75.errors = [{instancePath:instancePath+"/filial",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nome !== undefined){
let data2 = data.nome;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func2(data2) > 30){
validate75.errors = [{instancePath:instancePath+"/nome",schemaPath:"#/properties/nome/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
}
else {
validate75.errors = [{instancePath:instancePath+"/nome",schemaPath:"#/properties/nome/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cep !== undefined){
let data3 = data.cep;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
validate75.errors = [{instancePath:instancePath+"/cep",schemaPath:"Cep/pattern",keyword:"pattern",params:{pattern: "^\\d{8}$"}}];
return false;
}
}
else {
validate75.errors = [{instancePath:instancePath+"/cep",schemaPath:"Cep/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cidade !== undefined){
let data4 = data.cidade;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data4 === "string"){
if(func2(data4) > 45){
validate75.errors = [{instancePath:instancePath+"/cidade",schemaPath:"#/properties/cidade/maxLength",keyword:"maxLength",params:{limit: 45}}];
return false;
}
}
else {
validate75.errors = [{instancePath:instancePath+"/cidade",schemaPath:"#/properties/cidade/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uf !== undefined){
let data5 = data.uf;
const _errs13 = errors;
if(typeof data5 !== "string"){
validate75.errors = [{instancePath:instancePath+"/uf",schemaPath:"Uf/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((((((((((((((((((((data5 === "AC") || (data5 === "AL")) || (data5 === "AM")) || (data5 === "AP")) || (data5 === "BA")) || (data5 === "CE")) || (data5 === "DF")) || (data5 === "ES")) || (data5 === "GO")) || (data5 === "MA")) || (data5 === "MG")) || (data5 === "MS")) || (data5 === "MT")) || (data5 === "PA")) || (data5 === "PB")) || (data5 === "PE")) || (data5 === "PI")) || (data5 === "PR")) || (data5 === "RJ")) || (data5 === "RN")) || (data5 === "RO")) || (data5 === "RR")) || (data5 === "RS")) || (data5 === "SC")) || (data5 === "SE")) || (data5 === "SP")) || (data5 === "TO"))){
validate75.errors = [{instancePath:instancePath+"/uf",schemaPath:"Uf/enum",keyword:"enum",params:{allowedValues: schema126.enum}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ativo !== undefined){
const _errs16 = errors;
if(typeof data.ativo !== "boolean"){
validate75.errors = [{instancePath:instancePath+"/ativo",schemaPath:"#/properties/ativo/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prazoAdicional !== undefined){
let data7 = data.prazoAdicional;
const _errs18 = errors;
const _errs19 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate75.errors = [{instancePath:instancePath+"/prazoAdicional",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs19){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 2147483647 || isNaN(data7)){
validate75.errors = [{instancePath:instancePath+"/prazoAdicional",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
validate75.errors = [{instancePath:instancePath+"/prazoAdicional",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.perAdiDesconto !== undefined){
let data8 = data.perAdiDesconto;
const _errs21 = errors;
const _errs22 = errors;
if(errors === _errs22){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 999999.999 || isNaN(data8)){
validate75.errors = [{instancePath:instancePath+"/perAdiDesconto",schemaPath:"Percentual/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data8 < -999999.999 || isNaN(data8)){
validate75.errors = [{instancePath:instancePath+"/perAdiDesconto",schemaPath:"Percentual/minimum",keyword:"minimum",params:{comparison: ">=", limit: -999999.999}}];
return false;
}
else {
if(Math.round(data8 * 1000) / 1000 !== data8){
validate75.errors = [{instancePath:instancePath+"/perAdiDesconto",schemaPath:"Percentual/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.001}}];
return false;
}
}
}
}
else {
validate75.errors = [{instancePath:instancePath+"/perAdiDesconto",schemaPath:"Percentual/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate75.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate75.errors = vErrors;
return errors === 0;
}


function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate75(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate74.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate74.errors = vErrors;
return errors === 0;
}

const v12 = validate45;

const v13 = validate47;

const v14 = validate44;

export const validators = {
  criarCotacao: {body: {"application/json": v0}, responses: {"200": {"application/json": v1}, "400": {"application/json": v2}, "401": {"application/json": v2}, "413": {"application/json": v2}, "415": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}},
  consultarCotacao: {path: v3, responses: {"200": {"application/json": v1}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}},
  lerFilaCotacao: {query: v4, responses: {"200": {"application/json": v5}, "400": {"application/json": v2}, "401": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}},
  salvarProdutos: {body: {"application/json": v6}, responses: {"200": {"application/json": v7}, "400": {"application/json": v2}, "401": {"application/json": v2}, "413": {"application/json": v2}, "415": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}},
  consultarProduto: {path: v8, responses: {"200": {"application/json": v9}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}},
  listarStatus: {responses: {"200": {"application/json": v10}, "401": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}},
  listarFiliais: {responses: {"200": {"application/json": v11}, "401": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}},
};
export const componentValidators = {
  EstoqueFilial: v12,
  DeParaEntrada: v13,
  ProdutoEntrada: v14,
};
